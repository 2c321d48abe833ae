import { describe, expect, test } from 'vitest';
import { makeLink, timesOfLink } from '../../engine/notation/link.ts';
import { makeTimes } from '../../engine/notation/times.ts';
import { parseShared } from '../../engine/notation/shared.ts';
import { makeOrder, parseOrder } from '../../engine/model/deck-order.ts';
import { numbersBelow, xoshiro } from '../../engine/model/random.ts';
import { resume } from '../../engine/session/resume.ts';
import { Session } from '../../engine/session/session.ts';
import { positionOf, type Way, ways } from '../engine/play.ts';
import { oneIn } from './deals.ts';

const few = oneIn(20);

describe.each(ways)('$name', (way) => {
  test('restores deal, moves and position from a game’s text', () => {
    for (const number of few) {
      const session = played(Session.begin(way.game, way.options, number), number);
      const opened = read(makeLink(session, 'game'), way);
      expect(opened.save()).toEqual(session.save());
      expect(positionOf(opened.table)).toEqual(positionOf(session.table));
      const dealt = read(makeLink(session, 'deal'), way);
      session.restart();
      expect(dealt.played).toBe(false);
      expect(positionOf(dealt.table)).toEqual(positionOf(session.table));
    }
  });

  test('keeps times of moves in a game’s text, 200 moves in under 2 KB', () => {
    for (const number of few) {
      const session = played(Session.begin(way.game, way.options, number), number);
      const below = numbersBelow(xoshiro(number));
      let now = 0;
      const moments = Array.from({ length: session.moveCount }, () => (now += below(90) * 1000));
      const link = makeLink(session, 'game', { times: makeTimes(moments) });
      expect(timesOfLink(link, session.moveCount) ?? []).toEqual(moments);
      expect(read(link, way).save()).toEqual(session.save());
      const { length } = link.slice(link.indexOf('/'));
      expect((length * 200) / Math.max(40, session.moveCount) + link.indexOf('/')).toBeLessThan(2048);
    }
  });

  test('plays, saves, shares and reads a deal entered card by card', () => {
    for (const number of few) {
      const cards = reversed(Session.begin(way.game, way.options, number));
      const session = played(Session.begin(way.game, way.options, cards), number);
      const opened = read(makeLink(session, 'game'), way);
      expect(opened.save()).toEqual(session.save());
      expect(positionOf(opened.table)).toEqual(positionOf(session.table));
      const resumed = resume(session.save());
      if (!resumed.ok) throw new Error(resumed.error.why);
      expect(positionOf(resumed.value.session.table)).toEqual(positionOf(session.table));
      const written = makeOrder(cards).replaceAll(/.S/g, ' $&').replaceAll('T', '10').replaceAll('H', '♥ ');
      expect(read(written, way).cards).toBe(makeOrder(cards));
    }
  });
});

/** Returns an order that no deal number gives: that of a deal, backwards. */
const reversed = (session: Session) => parseOrder(makeOrder(session.laid.flatMap(({ cards }) => cards))) ?? [];

function read(text: string, way: Way): Session {
  const found = parseShared(text, { ...way, deal: 1, cards: '' });
  if (!found.ok) throw new Error(`${found.error.why} at ${found.error.token}: ${found.error.text}`);
  return found.value;
}

function played(session: Session, seed: number): Session {
  const below = numbersBelow(xoshiro(seed));
  for (let moves = 0; moves < 40; moves++) {
    const legal = session.legalMoves();
    if (legal.length === 0) break;
    session.play(legal[below(legal.length)]!);
    if (seed % 2 === 0) session.autoplay();
  }
  return session;
}
