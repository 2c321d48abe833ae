import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ROOT } from '../../../../main/build/root.ts';
import { RELEASES } from '../../../../main/requests/host-info.ts';
import { RELEASE_DATE, sayRelease } from '../../../../renderer/panels/settings/version.ts';
import { speak } from '../../../../renderer/words/say.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const after = (days: number): number => Date.parse(RELEASE_DATE) + days * 86_400_000;
afterEach(() => speak('en', 'en'));

describe('the version in About', () => {
  test.each([
    [-3, 'Version 1.2.3'],
    [0.5, 'Version 1.2.3'],
    [1, 'Version 1.2.3, 1 day old'],
    [59, 'Version 1.2.3, 59 days old'],
    [95, 'Version 1.2.3, 3 months old'],
    [729, 'Version 1.2.3, 23 months old'],
    [1100, 'Version 1.2.3, 3 years old'],
  ])('shows number and age %d days after its release', (days, said) => {
    expect(sayRelease('1.2.3', after(days))).toBe(said);
  });

  test.each([
    ['de', 'Version 1.2.3, 3 Monate alt'],
    ['fr', 'Version 1.2.3, parue il y a 3 mois'],
    ['es', 'Versión 1.2.3, publicada hace 3 meses'],
    ['it', 'Versione 1.2.3, di 3 mesi fa'],
    ['pt', 'Versão 1.2.3, lançada há 3 meses'],
    ['nl', 'Versie 1.2.3, 3 maanden oud'],
    ['pl', 'Wersja 1.2.3, wydana 3 miesiące temu'],
    ['sv', 'Version 1.2.3, 3 månader gammal'],
  ] as const)('follows the rules of %s', async (language, said) => {
    await speak(language, language);
    expect(sayRelease('1.2.3', after(95)).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(said);
  });

  test('agrees with date and page in the AppStream metadata', () => {
    const { version, homepage } = JSON.parse(read('package.json')) as { version: string; homepage: string };
    expect(read('assets/linux/invalid.baize.Baize.metainfo.xml')).toContain(
      `<release version="${version}" date="${RELEASE_DATE}"`,
    );
    expect(RELEASES.startsWith(`${homepage}/`)).toBe(true);
  });
});
