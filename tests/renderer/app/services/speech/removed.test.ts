import { afterEach, describe, expect, test } from 'vitest';
import { findGame, fromOf, games, isDrag, Session, toOf, usualOptions } from '../../../../../engine/rules.ts';
import { laidPilesOf } from '../../../../../renderer/app/model/table/laid-piles.ts';
import { sayChanges, sayHint } from '../../../../../renderer/app/services/speech/speech.ts';
import { SPOKEN_LANGUAGES } from '../../../../../renderer/words/language.ts';
import { speak } from '../../../../../renderer/words/say.ts';
import { sayCard } from '../../../../../renderer/words/table/cards.ts';
import { sayPile, sayWholePile } from '../../../../../renderer/words/table/piles.ts';

afterEach(() => speak('en', 'en'));

const deal = (id: string, number: number): Session => {
  const game = findGame(id)!;
  return Session.begin(game, usualOptions(game), number);
};

/** Plays a game's first possible moves, and returns the message about each. */
function said(id: string, moves: number): string[] {
  const session = deal(id, 3);
  const sentences: string[] = [];
  while (sentences.length < moves) {
    const possible = session.legalMoves();
    const move = possible.find(isDrag) ?? possible[0];
    const changes = move === undefined ? undefined : session.play(move);
    if (!changes) break;
    sentences.push(sayChanges(changes, laidPilesOf(session), session.table));
  }
  return sentences;
}

test('says both cards of a pair that is removed', () =>
  expect(said('pyramid', 3)).toEqual([
    'Nine of diamonds and four of diamonds removed.',
    'Two of diamonds to waste.',
    'Two of diamonds and jack of spades removed.',
  ]));

test('names the pair that a hint removes', () => {
  const session = deal('pyramid', 3);
  const pair = session.legalMoves().find(isDrag)!;
  expect(sayHint(session, pair)).toBe('Hint: remove nine of diamonds and four of diamonds.');
});

test('says in a hint what becomes of a card that is clicked, or that the stock is turned', () => {
  const hintsOf = (id: string): string[] => {
    const session = deal(id, 7);
    return session.legalMoves().flatMap((move) => (isDrag(move) ? [] : [sayHint(session, move)]));
  };
  expect(hintsOf('all-in-a-row')[0]).toBe('Hint: jack of clubs to waste.');
  expect(hintsOf('giza')).toContain('Hint: remove king of diamonds.');
  expect(hintsOf('golf')).toContain('Hint: turn the stock.');
});

test('names both cards of a pair that lies in one pile', () => {
  const session = deal('pyramid', 7);
  const isOwn = (move: number): boolean => isDrag(move) && toOf(move) === fromOf(move);
  while (!session.legalMoves().some(isOwn)) session.play(session.legalMoves().find((move) => !isDrag(move))!);
  const own = session.legalMoves().find(isOwn)!;
  const waste = fromOf(own);
  const two = [1, 2].map((down) => sayCard(session.table.at(waste, session.table.size(waste) - down)));
  expect(sayHint(session, own)).toBe(`Hint: remove ${two.join(' and ')}.`);
  expect(sayChanges(session.play(own)!, session.shapes, session.table).toLowerCase()).toBe(
    `${two.join(' and ')} removed.`,
  );
});

test('names the top one of several cards turned from the stock', () => {
  const session = deal('canfield', 7);
  const turn = session.legalMoves().find((move) => !isDrag(move))!;
  const changes = session.play(turn)!;
  const waste = session.shapes.findIndex(({ role }) => role === 'waste');
  expect(sayChanges(changes, session.shapes, session.table)).toBe(
    `3 cards to waste, ${sayCard(session.table.top(waste))} on top.`,
  );
});

test('omits cards that are only laid aside', () => {
  const session = deal('clock', 7);
  expect(sayChanges(session.play(session.hints()[0]!)!, session.shapes, session.table)).toBe(
    'Three of clubs to pile 7. Three of hearts turned up.',
  );
});

test('names a place of a row by its number alone', () => {
  const { shapes } = deal('giza', 7);
  const places = shapes.flatMap(({ name }, pile) => (name === 'pyramid' ? [sayPile(shapes, pile)] : []));
  expect([places[0], places.at(-1)]).toEqual(['row 1, place 1', 'row 7, place 7']);
});

test('says that turned cards are removed, and gives a single waste no number', () =>
  expect(said('triple-peaks', 2)).toEqual(['Ace of hearts to waste.', '2 cards removed. Queen of clubs to waste.']));

test('omits a card that only lies under another', () => expect(said('accordion', 1)[0]).not.toContain('removed'));

const DEALT = games.map(({ id }) => deal(id, 1));

describe.each(SPOKEN_LANGUAGES)('in %s', (language) => {
  test('numbers only piles that the player can use', async () => {
    await speak(language, language);
    const discards = DEALT.flatMap(({ shapes, table }) =>
      shapes.flatMap(({ discards }, pile) =>
        discards ? [sayPile(shapes, pile), sayWholePile(shapes, table, pile).split(/[,、]/)[0]!] : [],
      ),
    );
    expect(discards.length).toBeGreaterThan(0);
    expect(discards.filter((name) => /\d/.test(name))).toEqual([]);
    const peaks = deal('triple-peaks', 1).shapes;
    const wastes = peaks.flatMap(({ role }, pile) => (role === 'waste' ? [sayPile(peaks, pile)] : []));
    expect(wastes.filter((name) => /\d/.test(name))).toEqual([]);
  });
});
