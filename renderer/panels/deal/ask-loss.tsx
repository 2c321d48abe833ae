import type { LossDialog } from '../../app/model/open-dialog.ts';
import { say } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';

/** Asks before a begun game is given up. */
export function AskLoss({ about, answer }: LossDialog) {
  return (
    <Dialog title={say('loss.title')} size="small" onClose={() => answer(false)}>
      <p>{say(about === 'table' ? 'loss.text' : 'loss.text-kept')}</p>
      <div class="row end">
        <button type="button" autoFocus onClick={() => answer(false)}>
          {say('loss.no')}
        </button>
        <button type="button" class="first danger" onClick={() => answer(true)}>
          {say('loss.yes')}
        </button>
      </div>
    </Dialog>
  );
}
