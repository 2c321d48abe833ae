import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, 'results');
const INDEX = 'README.md';
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const pages = readdirSync(FOLDER).filter((name) => name !== INDEX);

describe('measurement results', () => {
  test.each(pages)('have in %s a question, date, commit, processor, command, decision and result', (name) => {
    expect(read(name)).toMatch(
      /^# [^\n]+\?\n\n- Date: .+\n- Commit: .+\n- Processor: .+\n- Command: .+\n\n## Decision\n\n[^#]+\n## Result\n\n[^]+$/,
    );
  });

  test('are listed on one page with their questions', () => {
    const listed = Array.from(read(INDEX).matchAll(/^- \[(.+)\]\((.+)\)$/gm), ([, question = '', name = '']) => ({
      name,
      question,
    }));
    const asked = pages.map((name) => ({ name, question: read(name).split('\n')[0]!.slice(2) }));
    const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name);
    expect(listed.toSorted(byName)).toEqual(asked.toSorted(byName));
  });
});
