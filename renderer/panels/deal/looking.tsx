import type { State } from '../../app/model/state.ts';
import { say } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';

/** The progress of the search for a deal, with a button to cancel it. */
export function LookingPanel({ far, cancel }: NonNullable<State['looking']>) {
  const compares = far !== undefined && far.wanted > 1;
  return (
    <Dialog title={say('kind.looking')} size="small" onClose={cancel}>
      <label class="progress">
        <span>{say('kind.tried', { tried: far?.tried ?? 0 })}</span>
        {/* Where a single deal is wanted, nobody knows how far off it is. */}
        <progress max={1} {...(compares && { value: far.found / far.wanted })} />
        <span class="hint">{compares ? say('kind.compared', { found: far.found, wanted: far.wanted }) : ''}</span>
      </label>
      <div class="row end">
        <button type="button" autoFocus onClick={cancel}>
          {say('button.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
