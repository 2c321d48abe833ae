import { createCipheriv, createHmac, randomBytes } from 'node:crypto';

/*
 * A page outlives its host. When it finds one again at its address, that may be the same host, its next launch, or any
 * other program that has taken the port since. Neither says a secret before it knows the other: every page has been
 * given a key of its own, which the host makes anew from its own and the page's name, and the new launch's secret comes
 * back locked with it.
 */

/** Something only the page can open, and only its own host can have made. */
export interface SealedReturn {
  /** Both in base64url; the tag of 16 bytes is at the end. */
  readonly iv: string;
  readonly sealed: string;
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The key of one page, as long as the data folder has its own. */
export const pageKey = (key: Buffer, page: string): Buffer => hmac(key, `page ${page}`);

/** The name of the data folder that pages see; it reveals nothing about its key. */
export const nameOf = (key: Buffer): string => hmac(key, 'name').toString('base64url');

/** Locks the secret for one page, one address and one question: AES-256-GCM, the last two as what is vouched for. */
export function seal(
  key: Buffer,
  page: string,
  asked: { origin: string; nonce: string },
  secret: string,
): SealedReturn {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', pageKey(key, page), iv);
  cipher.setAAD(Buffer.from(`${asked.origin} ${asked.nonce}`));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { iv: iv.toString('base64url'), sealed: sealed.toString('base64url') };
}
