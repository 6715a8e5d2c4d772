/** Checks that the secret is the one that the table was bound to. */

import { bytesOf, digest, hexOf } from '../../fair/sha256';

/** Whether the secret's SHA-256 is the commitment. */
export async function proves(secret: string, commitment: string): Promise<boolean> {
  return hexOf(await digest(bytesOf(secret))) === commitment.toLowerCase();
}
