import { expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { Adviser } from '../../../engine/hints/adviser.ts';
import type { Answers, Game } from '../../../engine/model/game.ts';
import { makeOptions } from '../../../engine/model/options.ts';
import { Session } from '../../../engine/session/session.ts';

/** Follows the first hint so often, or to the end; gives the session and what was advised. */
function follow(game: Game, answers: Answers, deal: number, most = 500, thought = 2000) {
  const adviser = new Adviser(game, answers);
  const session = Session.begin(game, makeOptions(game, answers), deal);
  const first = [];
  for (let made = 0; made < most && !session.won; made++) {
    const thinking = adviser.think(session.save())!;
    thinking.go(thought);
    const [advice] = thinking.advised().advice;
    if (advice === undefined) break;
    first.push(advice);
    expect(session.play(advice.move)).toBeDefined();
    session.autoplay();
  }
  return { session, first };
}

const game = (id: string): Game => findGame(id)!;

test('with all cards open the first hint wins, and goes on to win with no more thinking', () => {
  const { session, first } = follow(game('freecell'), {}, 1);
  expect(session.won).toBe(true);
  expect(first.every(({ by }) => by.kind === 'wins')).toBe(true);
  const left = first.map(({ by }) => (by.kind === 'wins' ? by.moves : 0));
  expect(left).toEqual(left.toSorted((a, b) => b - a));
});

test('where looking through the stock costs nothing it comes first', () => {
  const { first } = follow(game('klondike'), { dealing: 'unlimited' }, 1, 20);
  expect(first.slice(0, 20).filter(({ by }) => by.kind === 'look').length).toBeGreaterThan(10);
});

test('where the stock is turned so often only, looking is a move among others', () => {
  const { first } = follow(game('klondike'), {}, 1, 20);
  expect(first.some(({ by }) => by.kind === 'look')).toBe(false);
});

test('a save that cannot be opened is thought about by nobody', () => {
  const freecell = game('freecell');
  const saved = Session.begin(freecell, makeOptions(freecell, {}), 1).save();
  expect(new Adviser(freecell, {}).think({ ...saved, deal: 0 })).toBeUndefined();
});

test('what was advised in one deal has no part in the next', () => {
  const klondike = game('klondike');
  const options = makeOptions(klondike, {});
  const [one, other] = [2, 3].map((deal) => Session.begin(klondike, options, deal)) as [Session, Session];
  const advised = (adviser: Adviser, session: Session) => {
    const thinking = adviser.think(session.save())!;
    thinking.go(2000);
    return thinking.advised().advice;
  };
  const adviser = new Adviser(klondike, {});
  expect(advised(adviser, one)).not.toEqual([]);
  expect(advised(adviser, other)).toEqual(advised(new Adviser(klondike, {}), other));
});
