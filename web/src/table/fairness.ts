/** Checks that the cards were drawn from the secret that the table was bound to. */

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the secret's SHA-256 is the commitment; null where the browser cannot say. */
export async function proves(secret: string, commitment: string): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined; // missing without TLS
  if (subtle === undefined) return null;
  return hexOf(await subtle.digest('SHA-256', bytesOf(secret))) === commitment.toLowerCase();
}
