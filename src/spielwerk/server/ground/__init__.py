"""What the server stands on: settings, limits, figures, alarms, logs."""
