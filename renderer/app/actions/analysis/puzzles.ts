import { copyWithoutUndone, findGame, loggedWords, resume } from '../../../../engine/rules.ts';
import type { Puzzle, PuzzleKind, PuzzleList } from '../../../../engine/search.ts';
import type { Puzzling } from '../../../words/fetched/puzzle-words.ts';
import { Play } from '../../model/play/play.ts';
import { keepPuzzleAnswer, puzzleListOf, puzzleStanding } from '../../services/puzzles/puzzle-lists.ts';
import { PuzzleOnTable } from './puzzle-on-table.ts';
import type { PuzzleParts, PuzzleToPlay } from './puzzle-to-play.ts';

/** Returns a puzzle that comes with Baize, ready to be played. */
export function shippedPuzzle(
  parts: PuzzleParts,
  kind: PuzzleKind,
  game: string,
  list: PuzzleList,
  puzzle: Puzzle,
): PuzzleToPlay {
  const { deal, moves, strength } = puzzle;
  const saved = { game, options: list.options, rules: findGame(game)?.version ?? 0, deal, cards: '', moves };
  const key = puzzleListOf(kind, game);
  const at = list.puzzles.indexOf(puzzle);
  const isOpen = (other: Puzzle): boolean => puzzleStanding(parts.state.settings, key, other.deal) === 'open';
  const following = [...list.puzzles.slice(at + 1), ...list.puzzles.slice(0, at)].find(isOpen);
  return {
    place: at + 1,
    saved: { ...saved, at: loggedWords(moves).length },
    question: puzzle,
    strength,
    isAnswered: !isOpen(puzzle),
    keep: (answer) => keepPuzzleAnswer(parts, key, deal, answer),
    next: following && (() => Promise.resolve(shippedPuzzle(parts, kind, game, list, following))),
  };
}

/** Lays a puzzle on the table, asks its question, and says which answers are right. */
export async function startPuzzle(parts: PuzzleParts, puzzle: PuzzleToPlay, words: Puzzling): Promise<void> {
  const resumed = resume(puzzle.saved);
  const session = resumed.ok ? copyWithoutUndone(resumed.value.session) : undefined;
  if (!session) return parts.notices.warn(words.say('puzzle.unreadable'));
  const play = Play.ofPuzzle(session);
  await parts.panels.open(undefined);
  parts.replays.close();
  await parts.games.take(session, play);
  if (parts.state.play !== play) return;
  const next = async (): Promise<void> => {
    const following = await puzzle.next?.();
    if (following) await startPuzzle(parts, following, words);
  };
  new PuzzleOnTable(parts, puzzle, play, words.say, puzzle.next && (() => void next())).follow();
}
