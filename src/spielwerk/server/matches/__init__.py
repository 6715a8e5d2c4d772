"""One match as the server plays it: records, views, clocks, fair chance."""
