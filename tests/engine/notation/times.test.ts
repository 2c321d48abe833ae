import { describe, expect, test } from 'vitest';
import { makeLink, timesOfLink } from '../../../engine/notation/link.ts';
import { parseShared } from '../../../engine/notation/shared.ts';
import { makeTimes, parseTimes } from '../../../engine/notation/times.ts';
import { findGame } from '../../../engine/games/index.ts';
import { Session } from '../../../engine/session/session.ts';

const klondike = findGame('klondike')!;
const here = { game: klondike, options: 'dealing=one', deal: 1, cards: '' };
const LINK = 'baize:klondike?dealing=one#30/v1/0.0.0.0';

describe('times of moves', () => {
  test('are seconds between moves', () => {
    expect(makeTimes([400, 5000, 53_900])).toBe('gl3g');
    expect(parseTimes('gl3g', 3)).toEqual([0, 5000, 53_000]);
    expect([makeTimes([]), parseTimes('', 0)]).toEqual(['', []]);
  });

  test('never go back, as a clock might', () => {
    expect(makeTimes([5000, 2000, 7000])).toBe('lgi');
  });

  test.each(['gl', 'gl3gi', 'gl-3g', 'g.l.g', 'gläg', 'gl1e+9g', 'fffffvfffffvfffffv', 'gl1234567g', 'gl3', '', 'ggw'])(
    'refuses %j for three moves',
    (text) => {
      expect(parseTimes(text, 3)).toBeUndefined();
    },
  );
});

describe('a link', () => {
  test('has the times of moves at its end', () => {
    const session = Session.begin(klondike, 'dealing=one', 30);
    for (let i = 0; i < 4; i++) session.play(session.dealing.move!);
    const link = makeLink(session, 'game', { times: makeTimes([0, 2000, 40_000, 41_000]) });
    expect(link).toBe(`${LINK}/gi2mh`);
    expect(timesOfLink(link, 4)).toEqual([0, 2000, 40_000, 41_000]);
  });

  test('is read without times', () => {
    expect(timesOfLink(LINK, 4)).toBeUndefined();
    expect(parseShared(LINK, here)).toMatchObject({ ok: true, value: { moveCount: 4 } });
  });

  test.each(['/', '/gi', '/gi2mhg', '/gi2m-h', '/x y', '/gi2mh/more', '/999999gggg', `/${'0g'.repeat(9000)}`])(
    'keeps its moves with %j as times',
    (times) => {
      expect(timesOfLink(LINK + times, 4)).toBeUndefined();
      expect(parseShared(LINK + times, here)).toMatchObject({ ok: true, value: { moveCount: 4 } });
    },
  );

  test.each([
    ['wrapped and quoted by mail', '> baize:klondike?dealing=one#30/v1/0.0\n> .0.0/gi\n> 2mh'],
    ['in capitals at the end of a sentence', `See ${LINK}/GI2MH.`],
    ['between angle brackets', `<${LINK}/gi2mh> was quick`],
  ])('keeps its times %s', (_, text) => {
    expect(timesOfLink(text, 4)).toEqual([0, 2000, 40_000, 41_000]);
  });
});
