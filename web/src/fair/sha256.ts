/** SHA-256 and HMAC: the browser's own, and ours for pages without TLS, where it has none. */

const WORDS = 64;
const BLOCK = 64;

/** The fractional parts of the roots of the first primes: all constants of SHA-256 (FIPS 180-4). */
function fractions(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (prime) found.push(n);
  }
  return Uint32Array.from(found, (prime) => {
    const whole = prime ** (1 / root);
    return Math.floor((whole - Math.floor(whole)) * 2 ** 32);
  });
}

const ADDED = fractions(WORDS, 3);
const BEGINNING = fractions(8, 2);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The SHA-256 of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = BEGINNING.slice();
  const view = padded(bytes);
  for (let at = 0; at < view.byteLength; at += BLOCK) stir(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function stir(state: Uint32Array, view: DataView, at: number): void {
  const words = new Uint32Array(WORDS);
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(at + 4 * i);
  const word = (i: number): number => words[i] as number;
  for (let i = 16; i < WORDS; i += 1) {
    const one = turned(word(i - 15), 7) ^ turned(word(i - 15), 18) ^ (word(i - 15) >>> 3);
    const two = turned(word(i - 2), 17) ^ turned(word(i - 2), 19) ^ (word(i - 2) >>> 10);
    words[i] = word(i - 16) + one + word(i - 7) + two;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let i = 0; i < WORDS; i += 1) {
    const low = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + low + ((e & f) ^ (~e & g)) + (ADDED[i] as number) + word(i)) | 0;
    const high = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (high + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((sum, i) => (state[i] = (state[i] as number) + sum));
}

type Eight = [number, number, number, number, number, number, number, number];

/** HMAC-SHA-256 with this key. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const short = key.length > BLOCK ? sha256(key) : key;
  const pad = (value: number): Uint8Array<ArrayBuffer> => {
    const block = new Uint8Array(BLOCK).fill(value);
    short.forEach((byte, i) => (block[i] = byte ^ value));
    return block;
  };
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The browser's own; missing on pages without TLS that are not this machine's. */
const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;

/** HMAC-SHA-256 with one key for many messages, by Web Crypto where there is any. */
export async function signer(
  key: Uint8Array<ArrayBuffer>,
  by: SubtleCrypto | undefined = subtle,
): Promise<(message: string) => Promise<Uint8Array>> {
  const encoder = new TextEncoder();
  if (by === undefined) return async (message) => hmac(key, encoder.encode(message));
  const way = { name: 'HMAC', hash: 'SHA-256' };
  const made = await by.importKey('raw', key, way, false, ['sign']);
  return async (message) => new Uint8Array(await by.sign('HMAC', made, encoder.encode(message)));
}

export async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return subtle === undefined
    ? sha256(bytes)
    : new Uint8Array(await subtle.digest('SHA-256', bytes));
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
