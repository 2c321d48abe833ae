import { randomBytes, timingSafeEqual } from 'node:crypto';

/** 192 bits that nobody guesses, as they may stand in an address. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Whether what was given is the secret, in a time that tells nothing about it. */
export function sameSecret(given: unknown, secret: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
