import { SENTINEL } from '@electron/fuses/dist/constants.js';
import languages from '../../assets/words/languages.json' with { type: 'json' };
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Chromium calls the locales of the languages. */
export const CHROMIUM_LOCALES: readonly string[] = Object.values(languages).flatMap(({ locale }) =>
  locale === 'en' ? ['en-GB', 'en-US'] : locale === 'zh-Hans' ? ['zh-CN'] : [locale],
);

const FUSES = 9;
const ON = '1';

/**
 * Makes a folder like Electron's for Linux. Its binary runs nothing, but has the fuse wire where Electron's has it,
 * with all fuses on.
 */
export function standInElectron(folder: string): string {
  for (const part of ['resources', 'locales']) mkdirSync(join(folder, part), { recursive: true });
  for (const name of [...CHROMIUM_LOCALES, 'fi']) writeFileSync(join(folder, `locales/${name}.pak`), name);
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
