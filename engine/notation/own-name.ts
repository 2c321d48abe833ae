import { isOwnName } from '../recipes/own-game.ts';

/*
 * The name of a game in a link: ASCII letters and digits unchanged, a blank as `+`, every other UTF-16 unit as a full
 * stop and four hexadecimal digits. No mail program gives any of these a meaning.
 */

/** Encodes a name for a link. */
export const nameInLink = (name: string): string =>
  name.replaceAll(/[^\dA-Za-z]/g, (sign) =>
    sign === ' ' ? '+' : `.${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Decodes a name from a link; undefined where a game can't have that name. */
export function readNameInLink(text: string): string | undefined {
  if (!/^(?:[\dA-Za-z+]|\.[\dA-Fa-f]{4})*$/.test(text)) return undefined;
  const name = text
    .replaceAll('+', ' ')
    .replaceAll(/\.(.{4})/g, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)));
  return isOwnName(name) ? name : undefined;
}
