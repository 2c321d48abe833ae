import { say } from '../words/say.ts';
import { Dialog } from './dialog.tsx';

/** Asks before a game that was begun is given up. */
export function AskLoss({ answer }: { readonly answer: (yes: boolean) => void }) {
  return (
    <Dialog title={say('loss.title')} size="small" onClose={() => answer(false)}>
      <p>{say('loss.text')}</p>
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
