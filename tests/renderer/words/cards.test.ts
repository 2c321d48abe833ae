import { expect, test } from 'vitest';
import { parseCard } from '../../../engine/index.ts';
import { sayCard } from '../../../renderer/words/cards.ts';

test.each([
  ['QH', 'queen of hearts'],
  ['TC', 'ten of clubs'],
  ['AS', 'ace of spades'],
  ['?R', 'joker'],
  ['qh', 'card face down'],
])('%s is said as "%s"', (name, said) => expect(sayCard(parseCard(name)!)).toBe(said));
