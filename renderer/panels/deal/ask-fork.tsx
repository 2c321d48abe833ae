import type { KeptGame } from '../../../preload/api.ts';
import { shownDeal } from '../../app/model/play/deals.ts';
import type { ForkDialog } from '../../app/model/open-dialog.ts';
import { sayGame } from '../../words/games.ts';
import { say, sayTime, type Word } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';

/** Asks which of two versions of a game to continue when it was played in two places. Neither is lost. */
export function AskFork({ here, there, answer }: ForkDialog) {
  const name = sayGame(here.game);
  return (
    <Dialog title={say('parted.title', { game: name })} size="small" onClose={() => answer('here')}>
      <p>{say('parted.text')}</p>
      <div class="parted">
        <Choice word="parted.here" kept={here} first onChoose={() => answer('here')} />
        <Choice word="parted.there" kept={there} onChoose={() => answer('there')} />
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly word: Word;
  readonly kept: KeptGame;
  readonly first?: boolean;
  readonly onChoose: () => void;
}

function Choice({ word, kept, first = false, onChoose }: ChoiceProps) {
  const facts = say('parted.facts', { deal: shownDeal(kept), moves: kept.moveCount, time: sayTime(kept.clock) });
  return (
    <button type="button" class={first ? 'first' : ''} autoFocus={first} onClick={onChoose}>
      <span>{say(word)}</span>
      <small>{facts}</small>
    </button>
  );
}
