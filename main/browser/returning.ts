import { createCipheriv, createHmac, randomBytes } from 'node:crypto';

/*
 * A page may outlive its host. What it finds at its address again may be the same host, its next launch, or any other
 * program that has taken the port since. Neither side reveals a secret before it knows the other: every page has a key
 * of its own, which the host derives from its own key and the page's name, and the new launch's secret comes back
 * encrypted with it.
 */

/** A message that only the page can decrypt, and only its own host can have made. */
export interface SealedReturn {
  /** Both in base64url; the tag of 16 bytes is at the end. */
  readonly iv: string;
  readonly sealed: string;
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Derives the key of a page; it stays the same as long as the data folder keeps its own key. */
export const pageKey = (key: Buffer, page: string): Buffer => hmac(key, `page ${page}`);

/** Returns the name of the data folder that pages see; it reveals nothing about its key. */
export const nameOf = (key: Buffer): string => hmac(key, 'name').toString('base64url');

/** Encrypts the secret for one page, address and nonce: AES-256-GCM, with the last two as authenticated data. */
export function seal(
  key: Buffer,
  page: string,
  request: { origin: string; nonce: string },
  secret: string,
): SealedReturn {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', pageKey(key, page), iv);
  cipher.setAAD(Buffer.from(`${request.origin} ${request.nonce}`));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { iv: iv.toString('base64url'), sealed: sealed.toString('base64url') };
}
