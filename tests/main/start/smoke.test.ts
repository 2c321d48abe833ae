import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { tryProgram } from '../../tools/smoke/smoke.ts';

const LIMITS_MS = { OPEN_MS: 60_000, SHOW_MS: 60_000, END_MS: 60_000 };

/** Returns a program of these lines, which is given `--data DIR`. */
const ofLines = (lines: string) => ({
  command: process.execPath,
  args: [
    '-e',
    `const note = (text) => require('fs').appendFileSync(process.argv[2] + '/baize.log', text + '\\n'); ${lines}`,
    '--',
  ],
});

/** Windows can end a program without a window only by force. */
describe.each(process.platform === 'win32' ? [] : ['a packed program'])('%s', () => {
  test('passes when it opens its games and ends on request', async () => {
    const host = { command: process.execPath, args: [join(inject('program'), 'host.js'), '--no-open'] };
    await expect(tryProgram(host, LIMITS_MS)).resolves.toBeUndefined();
  });

  test.each([
    ['is not there', { command: '/no/such/program' }, /ENOENT/],
    ['ends before it has opened them', ofLines("note('could not'); process.exit(3)"), /ended with 3.\ncould not/],
    [
      'is killed by the request to end',
      ofLines("note('B; opened in 3 ms'); note('0 window shown'); setInterval(() => {}, 9)"),
      /without saying so/,
    ],
  ])('fails when it %s', async (_what, program, why) => {
    await expect(tryProgram(program, LIMITS_MS)).rejects.toThrow(why);
  });

  test('fails and is ended when it never shows its window', async () => {
    const program = ofLines("note('B; opened in 3 ms'); setInterval(() => {}, 9)");
    await expect(tryProgram(program, { ...LIMITS_MS, SHOW_MS: 500 })).rejects.toThrow(/longer than 0.5 s to show/);
  });

  test.each([
    ['never opens them', 'setInterval(() => {}, 9)', /longer than 0.5 s to open/],
    [
      'never ends',
      "process.on('SIGTERM', () => {}); note('B; opened in 3 ms'); note('0 window shown'); setInterval(() => {}, 9)",
      /longer than 0.5 s to end/,
    ],
  ])('fails and is ended when it %s', async (_what, lines, why) => {
    await expect(
      tryProgram(ofLines(lines), { ...LIMITS_MS, [why.source.includes('open') ? 'OPEN_MS' : 'END_MS']: 500 }),
    ).rejects.toThrow(why);
  });
});
