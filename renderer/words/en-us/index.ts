import type { Catalogue } from '../catalogue/catalogue.ts';
import { messages } from './messages.ts';
import { spellAmerican } from './spelling.ts';

/** What differs in American English. */
export const american = {
  messages,
  choices: {
    'Alternating colors': 'Alternating colors',
    '26 (two packs)': '26 (two decks)',
  },
  spell: spellAmerican,
} as const satisfies Partial<Catalogue>;
