import { expect, test } from 'vitest';
import { SHOWS } from '../../../../../renderer/board/motion/shows/shows.ts';
import { showsOf } from '../../../../../renderer/app/actions/game/shows.ts';
import { families } from '../../../../../renderer/panels/rules/book/facts.ts';

test('every family has a show of its own or one of those for others, and every show is somebody’s', () => {
  const shown = new Set([...families.values()].flatMap(showsOf));
  expect([...shown].toSorted()).toEqual(Object.keys(SHOWS).toSorted());
});
