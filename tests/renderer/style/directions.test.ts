import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../../renderer/style');

/** Properties and values that name the left or the right, which change places where text runs from right to left. */
const PHYSICAL = [
  /\b(?:margin|padding|border)-(?:left|right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\b(?:text-align|float|clear): *(?:left|right)\b/,
  /(?:^|[;{\s])(?:left|right):/,
];

/** A shorthand of four sides whose left and right differ. */
const isLopsided = (line: string): boolean => {
  const [, value = ''] = /^\s*(?:margin|padding|inset|border-width): ([^;]+);/.exec(line) ?? [];
  const [, right, , left] = value.replaceAll(/\([^()]*\)/g, '').split(' ');
  return left !== undefined && left !== right;
};

test.each(readdirSync(FOLDER).filter((file) => file.endsWith('.css')))(
  'uses start and end in %s, so that right-to-left languages mirror it',
  (file) => {
    const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n');
    expect(lines.filter((line) => isLopsided(line) || PHYSICAL.some((part) => part.test(line)))).toEqual([]);
  },
);
