import { SENTINEL } from '@electron/fuses/dist/constants.js';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FUSES = 9;
const ON = '1';

/**
 * Makes a folder like Electron's for Linux. Its binary runs nothing, but has the fuse wire where Electron's has it,
 * with all fuses on.
 */
export function standInElectron(folder: string): string {
  for (const part of ['resources', 'locales']) mkdirSync(join(folder, part), { recursive: true });
  for (const name of ['en-US', 'en-GB', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'sv'])
    writeFileSync(join(folder, `locales/${name}.pak`), name);
  writeFileSync(join(folder, 'version'), '45.4.1');
  writeFileSync(join(folder, 'LICENSE'), 'Electron’s');
  writeFileSync(join(folder, 'LICENSES.chromium.html'), 'Chromium’s');
  writeFileSync(join(folder, 'chrome-sandbox'), '');
  const binary = join(folder, 'electron');
  writeFileSync(
    binary,
    Buffer.concat([
      Buffer.from(`#!/bin/sh\nexit 1\n${SENTINEL}`),
      Buffer.from([1, FUSES]),
      Buffer.from(ON.repeat(FUSES)),
    ]),
  );
  chmodSync(binary, 0o755);
  return folder;
}
