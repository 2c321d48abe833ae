import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the `node` that a person's shell would find, not the one that came with the packages. */
export function systemNode(): string {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const places = (process.env['PATH'] ?? '').split(delimiter).filter((place) => !place.includes('node_modules'));
  return places.map((place) => join(place, name)).find((path) => existsSync(path)) ?? process.execPath;
}
