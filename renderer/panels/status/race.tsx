import { cardsAtHome, type Ghost, homeAt } from '../../app/model/play/ghost.ts';
import type { Play } from '../../app/model/play/play.ts';
import { say, saySigned } from '../../words/say.ts';
import { useClock } from './use-clock.ts';

interface RaceProps {
  readonly play: Play;
  readonly ghost: Ghost;
}

/** How many cards the player and the earlier game have brought home by this time, and by how many the player leads. */
export function Race({ play, ghost }: RaceProps) {
  const now = useClock(play);
  const [mine, theirs] = [cardsAtHome(play.session), homeAt(ghost, now)];
  const label = say(`ghost.${ghost.whose}`, { mine, theirs });
  const lead = mine - theirs;
  return (
    <span class={lead < 0 ? 'race behind' : 'race'} role="img" aria-label={label} title={label}>
      {say('ghost.figures', { whose: ghost.whose, mine, theirs, lead: saySigned(lead) })}
    </span>
  );
}
