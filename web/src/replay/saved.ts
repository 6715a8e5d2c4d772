/** Saves something as a file with this name, as JSON; a text as it is. */
export function saved(what: unknown, name: string): void {
  const text = typeof what === 'string' ? what : JSON.stringify(what);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
