import { useRef } from 'preact/hooks';
import { type Card, rankOf, SUITS, suitOf } from '../../../engine/rules.ts';
import { ranksOfLetter, suitsOfLetter } from '../../words/letters/card-letters.ts';
import { catalogue, locale } from '../../words/say.ts';

/** The example card of the instructions on typing. */
export const QUEEN_OF_HEARTS = 44;

/** Returns the keys that type a card in the language in use. */
export function keysOfCard(card: Card): string {
  const { ranks, suits } = catalogue().cardKeys;
  const rank = Object.entries(ranks).find(([rank]) => Number(rank) === rankOf(card))?.[1] ?? '';
  return `${rank} ${suits[SUITS[suitOf(card)] ?? 'spades']}`.toLocaleUpperCase(locale());
}

/** Returns a key handler: a rank's letter and then a suit's enter that card, Backspace takes the last one back. */
export function useTyping(left: ReadonlyMap<Card, number>, enter: (card: Card) => void, back: () => void) {
  const ranks = useRef<readonly number[]>([]);
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Backspace') back();
    if (event.key.length !== 1) return;
    const letter = event.key.toLocaleLowerCase(locale());
    const card = typedCard(left, ranks.current, letter);
    ranks.current = card === undefined ? ranksOfLetter(letter) : [];
    if (card !== undefined) enter(card);
  };
}

/** Returns the remaining card that a rank's letter and then a suit's mean. */
function typedCard(left: ReadonlyMap<Card, number>, ranks: readonly number[], letter: string): Card | undefined {
  const suits = suitsOfLetter(letter);
  return [...left].find(
    ([card, count]) => count > 0 && ranks.includes(rankOf(card)) && suits.includes(suitOf(card)),
  )?.[0];
}
