import { makeCardName } from '../../engine/model/card.ts';
import { findGame } from '../../engine/games/index.ts';
import { deckOf } from '../../engine/model/deck-order.ts';
import { everyOptions, usualOptions } from '../../engine/model/options.ts';
import type { Game } from '../../engine/model/game.ts';
import { double, drag, type Move, tap } from '../../engine/model/move.ts';
import type { Saved } from '../../engine/session/saved-game.ts';
import { Session } from '../../engine/session/session.ts';

/* Checks whether a game can have been played, move by move from what the rules offer. */

/** Sorts the cards of a text, two letters each; undefined when it is no such text. */
const sorted = (text: string): string | undefined =>
  text.match(/^(?:[A2-9TJQK?][CDHSBR])*$/) ? (text.match(/../g) ?? []).toSorted().join('') : undefined;

function moveOf(word: string): Move | undefined {
  const [, from, bang, to, count] = /^(\d{1,3})(?:(!)|>(\d{1,3})(?:x(\d{1,3}))?)?\*?$/.exec(word) ?? [];
  if (from === undefined || Number(from) > 127) return undefined;
  if (to !== undefined) return Number(to) > 127 ? undefined : drag(Number(from), Number(count ?? 1), Number(to));
  return bang ? double(Number(from)) : tap(Number(from));
}

const wordsOf = (moves: string): string[] => (moves === '' ? [] : moves.split(' '));

/** Returns the version that a text names, with default values for the options that it leaves out. */
function wayOf(game: Game, text: string): string | undefined {
  const parts = text === '' ? [] : text.split(';');
  const keys = new Set(parts.map((part) => part.split('=')[0]));
  const usual = usualOptions(game).split(';');
  if (keys.size < parts.length) return undefined;
  return everyOptions(game).find((way) => {
    const all = way === '' ? [] : way.split(';');
    return (
      parts.every((part) => all.includes(part)) && all.every((part) => parts.includes(part) || usual.includes(part))
    );
  });
}

/** Whether the game, its options and its deal exist. */
export function isDealt({ game: id, options, deal, cards }: Saved): boolean {
  const game = findGame(id);
  const way = game && wayOf(game, options);
  if (!game || way === undefined || !Number.isInteger(deal) || deal < 1 || deal > 2 ** 31 - 1) return false;
  return cards === '' || sorted(cards) === sorted(deckOf(game, way).map(makeCardName).join(''));
}

/** Whether every move of a dealt game can be read, and is legal at its place. */
export function isSound(saved: Saved): boolean {
  const words = wordsOf(saved.moves);
  if (!isDealt(saved) || saved.at > words.length || words[0]?.endsWith('*')) return false;
  const session = begin(saved);
  return words.every((word) => {
    const move = moveOf(word);
    return move !== undefined && session.legalMoves().includes(move) && session.play(move) !== undefined;
  });
}

function begin({ game: id, options, deal, cards }: Saved): Session {
  const game = findGame(id)!;
  const way = wayOf(game, options) ?? '';
  const named = new Map(deckOf(game, way).map((card) => [makeCardName(card), card]));
  const own = (cards.match(/../g) ?? []).map((name) => named.get(name)!);
  return Session.begin(game, way, cards === '' ? deal : own);
}
