import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns 192 random bits as text that an address may hold. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Whether a text is the secret, compared in constant time. */
export function sameSecret(given: unknown, secret: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
