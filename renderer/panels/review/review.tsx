import { useEffect, useState } from 'preact/hooks';
import { type PastGame, pastGame, playFrom } from '../../app/actions/analysis/reviews.ts';
import type { App } from '../../app/app.ts';
import { shownDeal } from '../../app/model/play/deals.ts';
import { paintedLookOf } from '../../app/model/board-look.ts';
import type { State } from '../../app/model/state.ts';
import type { PaintedLook } from '../../board/model/look.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say, sayWhole } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ProgressBar } from '../ui/progress.tsx';
import { Reviewed } from './reviewed.tsx';
import { useReview } from './use-review.ts';

type Parts = Pick<
  App,
  'bridge' | 'state' | 'notices' | 'panels' | 'tabletop' | 'lifecycle' | 'games' | 'replays' | 'makeSearchWorker'
>;

interface ReviewProps {
  readonly app: Parts;
  readonly state: State;
  readonly onClose: () => void;
}

/** The review of a finished game: whether each position could be won, and where the game was lost. */
export function ReviewPanel({ app, state, onClose }: ReviewProps) {
  const past = usePast(app, state.reviewedResult);
  return (
    <Dialog title={past ? titleOf(past) : say('review.open')} size="large" onClose={onClose}>
      {past === null && <p class="empty">{sayExtra('review.not-over')}</p>}
      {past && <OfGame app={app} past={past} look={paintedLookOf(state, past.saved.game)} />}
    </Dialog>
  );
}

const titleOf = ({ saved }: PastGame): string =>
  sayExtra('review.title', { game: sayGame(saved.game), deal: shownDeal(saved) });

/** Returns the game to review; undefined until it is loaded, null when there is none. */
function usePast(app: Parts, result: number | undefined): PastGame | null | undefined {
  const [past, setPast] = useState<PastGame | null>();
  useEffect(() => {
    let wanted = true;
    const find = async (): Promise<void> => {
      const found = await pastGame(app, result);
      if (wanted) setPast(found ?? null);
    };
    void find();
    return () => {
      wanted = false;
    };
  }, [app, result]);
  return past;
}

/** Focuses the button: the one that had the focus is gone. */
const focusOnce = (button: HTMLButtonElement | null): void => button?.focus();

interface OfGameProps {
  readonly app: Parts;
  readonly past: PastGame;
  readonly look: PaintedLook;
}

function OfGame({ app, past, look }: OfGameProps) {
  const { heard, stop, again } = useReview(app, past);
  if (heard.kind === 'nothing') return <p class="empty">{sayExtra('review.nothing')}</p>;
  if (heard.kind === 'working')
    return (
      <div class="review-working">
        <ProgressBar
          label={sayExtra('review.working')}
          done={heard.share}
          caption={sayWhole(heard.share)}
          onCancel={stop}
        />
      </div>
    );
  if (heard.kind !== 'found')
    return (
      <div class="review-working">
        <p role="status">{sayExtra(`review.${heard.kind}`)}</p>
        <div class="row">
          <button type="button" class="first" ref={focusOnce} onClick={again}>
            {say('button.try-again')}
          </button>
        </div>
      </div>
    );
  return <Reviewed found={heard.found} past={past} look={look} onPlay={(moves) => void playFrom(app, past, moves)} />;
}
