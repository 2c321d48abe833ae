import type { LostPuzzle, OnlyPuzzle, WithinPuzzle } from '../../../../engine/search.ts';
import type { Saved } from '../../../../engine/rules.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Disposables } from '../../model/disposables.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Page } from '../../services/page/page.ts';
import type { Panels } from '../../services/page/panels.ts';
import type { Preferences } from '../../services/page/preferences.ts';
import type { Games } from '../game/games.ts';
import type { Lifecycle } from '../game/lifecycle.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { Replays } from '../watching/replays.ts';

export interface PuzzleParts {
  readonly state: AppState;
  readonly notices: Notices;
  readonly page: Page;
  readonly panels: Panels;
  readonly preferences: Preferences;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly games: Games;
  readonly replays: Replays;
  readonly disposables: Disposables;
}

/** The task: the one move that wins, a win within a number of moves, or whether the position is lost. */
type Question = Pick<OnlyPuzzle, 'wins'> | Pick<WithinPuzzle, 'within' | 'way'> | Pick<LostPuzzle, 'lost'>;

/** A position to be laid on the table, and the question about it. */
export interface PuzzleToPlay {
  /** Its number among the puzzles of its list, from 1. */
  readonly place: number;
  readonly saved: Saved;
  readonly question: Question;
  readonly strength: number;
  /** It was answered before, or its player took help, so that no answer counts any more. */
  readonly isAnswered: boolean;
  /** Stores the first answer, or that the player took help before it; the rating is stored separately. */
  readonly keep: (answer: 'right' | 'wrong' | 'helped') => Promise<void>;
  /** Returns the next one of its list that waits for an answer; undefined: there is none. */
  readonly next: (() => Promise<PuzzleToPlay | undefined>) | undefined;
}
