/** What pages ask of a browser while they are loaded, where figures are drawn without one. */

const nowhere = { pathname: '/', hash: '', search: '' };

globalThis.location ??= nowhere as Location;
globalThis.addEventListener ??= () => undefined;
