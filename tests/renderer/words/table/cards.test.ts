import { expect, test } from 'vitest';
import { parseCard } from '../../../../engine/rules.ts';
import { kindNoun, sayCard } from '../../../../renderer/words/table/cards.ts';
import { speak } from '../../../../renderer/words/say.ts';

test.each([
  ['QH', 'queen of hearts'],
  ['TC', 'ten of clubs'],
  ['AS', 'ace of spades'],
  ['?R', 'joker'],
  ['qh', 'card face down'],
])('says %s as "%s"', (name, said) => expect(sayCard(parseCard(name)!)).toBe(said));

test.each<[ranks: number[], suits: 'any' | 'red' | 'black' | number, english: string, german: string]>([
  [[8], 'any', 'an eight', 'eine Acht'],
  [[9], 'red', 'a red nine', 'eine rote Neun'],
  [[1], 'black', 'a black ace', 'ein schwarzes Ass'],
  [[13], 'red', 'a red king', 'ein roter König'],
  [[12], 2, 'the queen of hearts', 'Herz-Dame'],
  [[6, 8], 'any', 'a six or an eight', 'eine Sechs oder eine Acht'],
])('says cards of ranks %j and suits %s as "%s" and "%s"', async (ranks, suits, english, german) => {
  expect(kindNoun({ ranks, suits })?.('')).toBe(english);
  await speak('de', 'de');
  expect(kindNoun({ ranks, suits })?.('')).toBe(german);
  await speak('en', 'en');
});
