import { isOwnName } from '../recipes/own-game.ts';

/*
 * The name of a game in a link: letters and figures of ASCII as they are, a blank as `+`, every other unit of UTF-16
 * as a full stop and four hexadecimal figures. No mail program takes any of these for something else.
 */

/** A name as a link has it. */
export const nameInLink = (name: string): string =>
  name.replaceAll(/[^\dA-Za-z]/g, (sign) =>
    sign === ' ' ? '+' : `.${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The name that a link has; undefined where a game can't be called so. */
export function readNameInLink(text: string): string | undefined {
  if (!/^(?:[\dA-Za-z+]|\.[\dA-Fa-f]{4})*$/.test(text)) return undefined;
  const name = text
    .replaceAll('+', ' ')
    .replaceAll(/\.(.{4})/g, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)));
  return isOwnName(name) ? name : undefined;
}
