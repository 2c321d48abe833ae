import { expect, test } from 'vitest';
import { findGame, Session, usualOptions } from '../../../../engine/rules.ts';
import { realTableOf } from '../../../../engine/text.ts';
import {
  beginEntry,
  enterCard,
  entryOrder,
  leftOf,
  nextPlace,
  openLeft,
  takeBack,
} from '../../../../renderer/panels/real/entry.ts';

const klondike = findGame('klondike')!;
const options = usualOptions(klondike);
const real = realTableOf(klondike, options)!;
const order = entryOrder(real, Session.begin(klondike, options, 1).shapes);
const [ACE, TWO] = [1, 2];

test('asks for the seven face-up cards first, then the stock from its top', () => {
  const places = order.map((at) => real.places[at]!);
  expect(places.slice(0, 7).every(({ faceDown }) => !faceDown)).toBe(true);
  const [first, second] = places.slice(7);
  expect([first?.pile, (first?.index ?? 0) - (second?.index ?? 0)]).toEqual([0, 1]);
});

test('puts a card in the next place, once', () => {
  const entry = enterCard(beginEntry(real, order), order, ACE);
  expect([entry.at, entry.known[order[0]!], leftOf(real, entry).get(ACE)]).toEqual([order[1], ACE, 0]);
  expect(openLeft(real, entry)).toBe(6);
});

test('takes back the last card and returns to a skipped place', () => {
  const one = enterCard(beginEntry(real, order), order, ACE);
  expect(takeBack(one, order)).toEqual(beginEntry(real, order));
  const passed = enterCard(nextPlace(beginEntry(real, order), order), order, TWO);
  expect(passed.at).toBe(order[2]);
  let entry = passed;
  for (let card = 3; card < 53; card++) entry = enterCard(entry, order, card);
  expect(entry.at).toBe(order[0]);
});
