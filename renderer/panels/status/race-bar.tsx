import { cardsAtHome, type Ghost, homeAt } from '../../app/model/play/ghost.ts';
import type { Play } from '../../app/model/play/play.ts';
import { say } from '../../words/say.ts';
import { useClock } from './use-clock.ts';

interface RaceProps {
  readonly play: Play;
  readonly ghost: Ghost;
}

/** A thin bar of the cards on the foundations, over a bar of those that an earlier game had there at this time. */
export function RaceBar({ play, ghost }: RaceProps) {
  const now = useClock(play);
  const all = Math.max(1, ...ghost.steps.map(({ home }) => home));
  const [mine, theirs] = [cardsAtHome(play.session), homeAt(ghost, now)];
  const share = (cards: number): string => `${(100 * Math.min(cards, all)) / all}%`;
  const label = say(`ghost.${ghost.whose}`, { mine, theirs });
  return (
    <div class="race" role="img" aria-label={label} title={label}>
      <span style={{ width: share(theirs) }} />
      <span class="mine" style={{ width: share(mine) }} />
    </div>
  );
}
