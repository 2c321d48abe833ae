import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../../../main/build/root.ts';
import { faultOf } from '../../../../../main/requests/playable.ts';
import { exportedGame } from '../../../../../main/values/schemas.ts';
import { GAME_FIELDS, HELP_FIELDS } from '../../../../../preload/api.ts';
import { csvHead } from '../../../../../renderer/app/services/exchange/csv.ts';
import { readFile } from '../../../../../renderer/app/services/exchange/import.ts';

const page = readFileSync(join(ROOT, 'assets/EXPORT.md'), 'utf8');
const blockOf = (language: string): string => page.split(`\`\`\`${language}\n`)[1]!.split('```')[0]!;

describe('the description of the export', () => {
  test('has an example that can be imported', () => {
    const { results } = JSON.parse(blockOf('json')) as { results: unknown[] };
    expect(readFile('example.json', blockOf('json')).ok).toBe(true);
    expect(results.map((result) => faultOf(v.parse(exportedGame, result)))).toEqual([undefined]);
  });

  test('names every field of a game', () => {
    const names = [...Object.keys(GAME_FIELDS), ...Object.keys(HELP_FIELDS), 'times', 'outcome', 'ended', 'puzzle'];
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('has the first line of the CSV file', () => expect(blockOf('csv').trim()).toBe(csvHead().trim()));
});
