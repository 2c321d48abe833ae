import type { Command } from '../../../preload/api.ts';
import type { Prospect } from '../../app/model/state.ts';
import { say } from '../../words/say.ts';
import { Icon, type IconName } from '../ui/icons.tsx';

interface ProspectSignProps {
  readonly prospect: Prospect;
  /** Whether there are moves to undo. */
  readonly canUndo: boolean;
  readonly run: (command: Command) => void;
}

const SIGNS = { won: 'can-win', lost: 'cannot-win', chance: 'unknown', open: 'unknown' } as const;

/** A quiet sign of whether the game can still be won. A press goes back to where it could be, or shows how. */
export function ProspectSign({ prospect, canUndo, run }: ProspectSignProps) {
  const { known, searching } = prospect;
  const text = sayProspect(prospect);
  const command = commandOf(prospect, canUndo);
  const name = command ? say(command === 'solution' ? 'prospect.show' : 'prospect.back', { prospect: text }) : text;
  const sign: IconName = known === undefined ? 'unknown' : SIGNS[known];
  return (
    <button
      type="button"
      class={`plain prospect ${known ?? 'open'}${command === 'way-back' ? ' chip-back' : ''}`}
      aria-label={name}
      title={name}
      aria-disabled={command === undefined}
      aria-busy={searching}
      onClick={() => command && run(command)}
    >
      <Icon name={sign} />
      {command === 'way-back' && <span>{say('prospect.chip', { prospect: text })}</span>}
    </button>
  );
}

/** The prospect for screen readers, which read it out when it changes. */
export const SpokenProspect = ({ prospect }: { readonly prospect: Prospect | undefined }) => (
  <p class="unseen" role="status">
    {prospect?.known && sayProspect(prospect)}
  </p>
);

function commandOf({ known, since }: Prospect, canUndo: boolean): 'solution' | 'way-back' | undefined {
  if (known === 'won') return 'solution';
  return known === 'lost' && canUndo && since?.move !== 0 ? 'way-back' : undefined;
}

function sayProspect({ known, since }: Prospect): string {
  if (known === undefined) return say('prospect.searching');
  if (known !== 'lost' || since === undefined) return say(`prospect.${known === 'lost' ? 'lost-deal' : known}`);
  if (since.move === 0) return say('prospect.lost-deal');
  return say(since.sure ? 'prospect.lost' : 'prospect.lost-by', { move: since.move });
}
