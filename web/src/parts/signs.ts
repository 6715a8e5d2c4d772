/** The pictures that people may put beside their names: how each is drawn, 24 by 24. */

const DRAWN = {
  sun: 'M12 8.2A3.8 3.8 0 1 1 11.99 8.2ZM12 3.8V5.2M12 18.8V20.2M3.8 12H5.2M18.8 12H20.2M6.2 6.2 7.2 7.2M16.8 16.8 17.8 17.8M17.8 6.2 16.8 7.2M7.2 16.8 6.2 17.8',
  moon: 'M14.5 4.8A7.6 7.6 0 1 0 19.2 15.6A6.6 6.6 0 0 1 14.5 4.8Z',
  star: 'M12 4.2 14.3 9.3 19.8 9.9 15.7 13.6 16.9 19 12 16.2 7.1 19 8.3 13.6 4.2 9.9 9.7 9.3Z',
  heart:
    'M12 19C6.5 15.2 4.6 12.3 4.6 9.3A3.8 3.8 0 0 1 12 8A3.8 3.8 0 0 1 19.4 9.3C19.4 12.3 17.5 15.2 12 19Z',
  leaf: 'M6.2 17.8C4 10 10 4.8 19.2 4.8C19.2 14 14 20 6.2 17.8ZM4.6 19.6 6.2 17.8',
  fir: 'M12 4 16.2 9.6H14.4L18.2 15.4H13.2V19.8H10.8V15.4H5.8L9.6 9.6H7.8Z',
  mushroom: 'M4.8 12.4C4.8 7.6 8 5 12 5S19.2 7.6 19.2 12.4ZM10 14.6H14L14.6 19.4H9.4Z',
  fish: 'M4.4 12C7.6 7.4 13 7.2 16 11L19.8 8.2V15.8L16 13C13 16.8 7.6 16.6 4.4 12Z',
  cat: 'M5.4 5 9.4 8.4H14.6L18.6 5V13.6C18.6 17.2 15.8 19.4 12 19.4S5.4 17.2 5.4 13.6Z',
  boat: 'M11 4.8V14H5C6.3 9.8 8.6 6.8 11 4.8ZM13.2 7.4V14H18.2C17.3 11.2 15.6 8.8 13.2 7.4ZM4.4 16.2H19.6L17 19.6H7Z',
  crown: 'M5 18.2V8.6L9 12.2 12 6 15 12.2 19 8.6V18.2Z',
} as const;

export type OwnSign = keyof typeof DRAWN;

export const ownSigns = Object.keys(DRAWN) as OwnSign[];

export function isOwnSign(name: unknown): name is OwnSign {
  return typeof name === 'string' && Object.hasOwn(DRAWN, name);
}

/** How a sign is drawn; null for one that only later versions know. */
export function drawingOf(name: string): string | null {
  return isOwnSign(name) ? DRAWN[name] : null;
}
