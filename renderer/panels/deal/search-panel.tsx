import type { SearchDialog } from '../../app/model/open-dialog.ts';
import { say } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';

/** The progress of the search for a deal, with a button to cancel it. */
export function SearchPanel({ progress, cancel }: SearchDialog) {
  const compares = progress !== undefined && progress.wanted > 1;
  return (
    <Dialog title={say('kind.looking')} size="small" onClose={cancel}>
      <label class="progress">
        <span>{say('kind.tried', { tried: progress?.tried ?? 0 })}</span>
        {/* If a single deal is wanted, its distance is unknown. */}
        <progress max={1} {...(compares && { value: progress.found / progress.wanted })} />
        <span class="hint">
          {compares ? say('kind.compared', { found: progress.found, wanted: progress.wanted }) : ''}
        </span>
      </label>
      <div class="row end">
        <button type="button" autoFocus onClick={cancel}>
          {say('button.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
