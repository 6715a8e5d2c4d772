import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The sizes that phones ask for; `maskable` ones are cut to any shape, so they have a margin. */
const ICONS = [
  { name: 'icon-180.png', size: 180, maskable: true },
  { name: 'icon-192.png', size: 192, maskable: false },
  { name: 'icon-512.png', size: 512, maskable: false },
  { name: 'icon-mask.png', size: 512, maskable: true },
];
/** How many points of a pixel are looked at, along each side. */
const FINE = 3;
/** How much of a maskable icon the sign fills. */
const INNER = 0.72;

type Colour = [number, number, number];
type Stroke = [number, number, number, number];

/** What is drawn on the icon of the page: a disc, and strokes with round ends on it. */
interface Sign {
  half: number;
  radius: number;
  disc: Colour;
  ink: Colour;
  width: number;
  strokes: Stroke[];
}

/** The icons of the app on a phone's screen, drawn from the icon of the page. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    generateBundle() {
      const svg = readFileSync(join(import.meta.dirname, 'public/favicon.svg'), 'utf8');
      const sign = signIn(svg);
      for (const { name, size, maskable } of ICONS) {
        const source = png(size, (x, y) => pixel(sign, x / size, y / size, size, maskable));
        this.emitFile({ type: 'asset', fileName: name, source });
      }
    },
  };
}

function signIn(svg: string): Sign {
  const found = (pattern: RegExp): string => {
    const [, value] = pattern.exec(svg) ?? [];
    if (value === undefined) throw new Error(`public/favicon.svg has no ${pattern.source}`);
    return value;
  };
  return {
    half: Number(found(/viewBox="-([\d.]+) /)),
    radius: Number(found(/<circle r="([\d.]+)"/)),
    disc: colourIn(found(/<circle[^>]* fill="#(\w{6})"/)),
    ink: colourIn(found(/stroke="#(\w{6})"/)),
    width: Number(found(/stroke-width="([\d.]+)"/)),
    strokes: strokesIn(found(/<path d="([^"]+)"/)),
  };
}

const colourIn = (hex: string): Colour =>
  [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Colour;

/** Lines up, down and across: `M x y V y` and `M x y H x`. */
function strokesIn(path: string): Stroke[] {
  return [...path.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)([VH])(-?[\d.]+)/g)].map(
    ([, a, b, way, end]) => {
      const [x, y, to] = [Number(a), Number(b), Number(end)];
      return way === 'V' ? [x, y, x, to] : [x, y, to, y];
    },
  );
}

/** The colour and cover of a pixel at this part of the icon's width and height. */
function pixel(sign: Sign, left: number, top: number, size: number, maskable: boolean): number[] {
  const sum = [0, 0, 0, 0];
  for (let point = 0; point < FINE * FINE; point++) {
    const part = (at: number): number => (at + 0.5) / FINE / size;
    const scale = (2 * sign.half) / (maskable ? INNER : 1);
    const x = (left + part(point % FINE) - 0.5) * scale;
    const y = (top + part(Math.floor(point / FINE)) - 0.5) * scale;
    const colour = colourAt(sign, x, y, maskable);
    if (colour === null) continue;
    colour.forEach((value, index) => (sum[index] = (sum[index] ?? 0) + value));
    sum[3] = (sum[3] ?? 0) + 1;
  }
  const covered = sum[3] ?? 0;
  const mean = sum.slice(0, 3).map((value) => (covered === 0 ? 0 : Math.round(value / covered)));
  return [...mean, Math.round((255 * covered) / (FINE * FINE))];
}

function colourAt(
  { strokes, width, ink, radius, disc }: Sign,
  x: number,
  y: number,
  filled: boolean,
): Colour | null {
  if (strokes.some((stroke) => distance(stroke, x, y) <= width / 2)) return ink;
  return filled || Math.hypot(x, y) <= radius ? disc : null;
}

function distance([x1, y1, x2, y2]: Stroke, x: number, y: number): number {
  const within = (value: number, one: number, other: number): number =>
    Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other));
  return Math.hypot(x - within(x, x1, x2), y - within(y, y1, y2));
}

/** A square picture in the PNG format, eight bits a channel with cover. */
function png(size: number, at: (x: number, y: number) => number[]): Buffer {
  const rows = Array.from({ length: size }, (_, y) => [
    0,
    ...Array.from({ length: size }, (_, x) => at(x, y)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
