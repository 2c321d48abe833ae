import { useState } from 'preact/hooks';
import { LAST_DEAL } from '../../engine/index.ts';
import type { App } from '../app/app.ts';
import { givesUp } from '../app/counts.ts';
import { dealOfTheDay, nextDeal, parseDeal, previousDeal, randomDeal } from '../app/deals.ts';
import type { Play } from '../app/play.ts';
import { say } from '../words/say.ts';
import { Dialog } from './dialog.tsx';

interface DealProps {
  readonly app: App;
  readonly play: Play;
  readonly onClose: () => void;
}

/** A deal by its number, the one before or after, the deal of the day. */
export function DealPanel({ app, play, onClose }: DealProps) {
  const [text, setText] = useState(String(play.session.deal));
  const deal = parseDeal(text);
  const near = deal ?? play.session.deal;
  const go = (): void => {
    if (deal === undefined) return;
    onClose();
    void app.newDeal(deal);
  };
  const offers = [
    [say('deal.previous'), () => previousDeal(near)],
    [say('deal.next'), () => nextDeal(near)],
    [say('deal.today'), () => dealOfTheDay(new Date())],
    [say('deal.random'), randomDeal],
  ] as const;
  return (
    <Dialog title={say('deal.title')} size="small" onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <label class="field">
          <span>{say('deal.number')}</span>
          <input
            class="number"
            inputMode="numeric"
            autoFocus
            value={text}
            aria-invalid={deal === undefined}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <small class={deal === undefined ? 'bad' : ''}>
            {deal === undefined ? say('deal.wrong') : say('deal.range', { most: LAST_DEAL })}
          </small>
        </label>
        <div class="row">
          {offers.map(([name, pick]) => (
            <button key={name} type="button" onClick={() => setText(String(pick()))}>
              {name}
            </button>
          ))}
        </div>
        {givesUp(play) && <p class="hint">{say('deal.loss')}</p>}
        <div class="row end">
          <button type="button" onClick={onClose}>
            {say('button.cancel')}
          </button>
          <button type="submit" class="first" disabled={deal === undefined}>
            {say('deal.play')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
