import { parseOwnPuzzle } from '../../../engine/search.ts';
import type { LostGame } from '../../../preload/api.ts';
import { type OwnPuzzleParts, ownPuzzle, ownStanding } from '../../app/actions/analysis/own-puzzles.ts';
import { startPuzzle } from '../../app/actions/analysis/puzzles.ts';
import { shownDeal } from '../../app/model/play/deals.ts';
import type { Puzzling } from '../../words/fetched/puzzle-words.ts';
import { locale, sayWhole } from '../../words/say.ts';
import { ProgressBar } from '../ui/progress.tsx';
import { PuzzleSteps } from './puzzle-steps.tsx';
import { useLostGames } from './use-lost-games.ts';

interface OwnPuzzlesProps {
  readonly app: OwnPuzzleParts;
  readonly game: string;
  readonly words: Puzzling;
}

/** Puzzles from the player's own lost games of one kind, and the search for more of them. */
export function OwnPuzzles({ app, game, words }: OwnPuzzlesProps) {
  const { lost, next, far, isFailed, begin, stop } = useLostGames(app, game);
  if (!lost || lost.length === 0) return null;
  const found = lost.filter(({ puzzle }) => parseOwnPuzzle(puzzle ?? ''));
  const looked = lost.filter(({ puzzle }) => puzzle !== null).length;
  const { say } = words;
  return (
    <>
      <h3>{say('puzzle.own')}</h3>
      <p class="hint">{say('puzzle.own-how')}</p>
      {found.length > 0 && <FoundPuzzles {...{ app, game, words, found }} />}
      {far && (
        <ProgressBar
          label={say('puzzle.own-working', { at: far.done + 1, of: next.length })}
          done={(far.done + far.share) / next.length}
          caption={sayWhole((far.done + far.share) / next.length)}
          onCancel={stop}
        />
      )}
      {!far && next.length > 0 && (
        <button type="button" onClick={begin}>
          {say('puzzle.own-begin', { count: next.length })}
        </button>
      )}
      <p class="empty" role="status">
        {isFailed && say('puzzle.own-failed')}
        {!far && found.length === 0 && looked > 0 && say('puzzle.own-none', { count: looked })}
      </p>
    </>
  );
}

interface FoundPuzzlesProps {
  readonly app: OwnPuzzleParts;
  readonly game: string;
  readonly words: Puzzling;
  /** The newest first. */
  readonly found: readonly LostGame[];
}

function FoundPuzzles({ app, game, words, found }: FoundPuzzlesProps) {
  const days = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  const start = async (lost: LostGame): Promise<void> => {
    const puzzle = await ownPuzzle(app, lost, found);
    if (puzzle) await startPuzzle(app, puzzle, words);
    else app.notices.warn(words.say('puzzle.unreadable'));
  };
  const steps = found.map((lost, at) => ({
    key: lost.id,
    standing: ownStanding(app, game, lost),
    name: words.say('puzzle.own-one', {
      at: at + 1,
      deal: shownDeal(lost),
      date: days.format(lost.ended),
      strength: parseOwnPuzzle(lost.puzzle ?? '')?.strength ?? 0,
      standing: ownStanding(app, game, lost),
    }),
    start: () => void start(lost),
  }));
  return <PuzzleSteps label={words.say('puzzle.own')} steps={steps} />;
}
