import { useMemo, useState } from 'preact/hooks';
import { type Card, type Fault, Session } from '../../../engine/rules.ts';
import { realOrder, type RealTable, realTableOf } from '../../../engine/text.ts';
import type { App } from '../../app/app.ts';
import { laidPilesOf } from '../../app/model/table/laid-piles.ts';
import { randomDeal } from '../../app/model/play/deals.ts';
import type { Play } from '../../app/model/play/play.ts';
import { capital, sayCard } from '../../words/table/cards.ts';
import { sayFault } from '../../words/faults.ts';
import { sayPile } from '../../words/table/piles.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CardPad } from './card-pad.tsx';
import { beginEntry, type Entry, enterCard, entryOrder, leftOf, nextPlace, openLeft, takeBack } from './entry.ts';
import { RealPicture } from './real-picture.tsx';
import { keysOfCard, QUEEN_OF_HEARTS, useTyping } from './typing.ts';

interface RealTableProps {
  readonly app: Pick<App, 'games'>;
  readonly play: Play;
  readonly onClose: () => void;
}

/** Enters the cards of a deal with a real pack, one by one, to play it here as the game on the table. */
export function RealTablePanel({ app, play, onClose }: RealTableProps) {
  const { game, options } = play.session;
  const real = useMemo(() => realTableOf(game, options), [game, options]);
  const session = useMemo(() => Session.begin(game, options, 1), [game, options]);
  const deal = (entry: Entry, wrong: (fault: Fault) => void): void => {
    const found = real && realOrder(game, options, real, entry.known, randomDeal());
    if (found?.ok === false) wrong(found.error);
    if (!found?.ok) return;
    onClose();
    void app.games.take(Session.begin(game, options, found.value));
  };
  if (real) return <Entering {...{ real, session, onClose }} onDeal={deal} />;
  return (
    <Dialog title={sayExtra('real.title')} onClose={onClose}>
      <p class="empty">{sayExtra('real.cannot')}</p>
    </Dialog>
  );
}

interface EnteringProps {
  readonly real: RealTable;
  readonly session: Session;
  readonly onDeal: (entry: Entry, wrong: (fault: Fault) => void) => void;
  readonly onClose: () => void;
}

function Entering({ real, session, onDeal, onClose }: EnteringProps) {
  const order = useMemo(() => entryOrder(real, session.shapes), [real, session]);
  const [entry, setEntry] = useState(() => beginEntry(real, order));
  const [fault, setFault] = useState<Fault>();
  const change = (next: Entry): void => {
    setFault(undefined);
    setEntry(next);
  };
  const left = leftOf(real, entry);
  const enter = (card: Card): void => change(enterCard(entry, order, card));
  const type = useTyping(left, enter, () => change(takeBack(entry, order)));
  const open = openLeft(real, entry);
  return (
    <Dialog title={sayExtra('real.title')} size="large" onClose={onClose} onKeyDown={type}>
      <section class="real">
        <p class="hint">
          {sayExtra('real.how', { keys: keysOfCard(QUEEN_OF_HEARTS), card: sayCard(QUEEN_OF_HEARTS) })}
        </p>
        <RealPicture {...{ session, real, entry }} onPlace={(at) => change({ ...entry, at })} />
        <div class="row real-turn">
          <strong aria-live="polite">{sayPlaceInTurn(real, session, entry.at)}</strong>
          <button type="button" onClick={() => change(takeBack(entry, order))}>
            {sayExtra('real.back')}
          </button>
          <button type="button" onClick={() => change(nextPlace(entry, order))}>
            {sayExtra('real.skip')}
          </button>
        </div>
        <CardPad label={sayExtra('real.pad')} left={left} onCard={enter} />
        <div class="row end">
          <p class={fault ? 'said bad grow' : 'said grow'} role="status">
            {fault ? sayFault(fault) : sayExtra('real.left', { count: open })}
          </p>
          <button type="button" class="first" disabled={open > 0} onClick={() => onDeal(entry, setFault)}>
            {sayExtra('deal.play')}
          </button>
        </div>
      </section>
    </Dialog>
  );
}

function sayPlaceInTurn({ places }: RealTable, session: Session, at: number): string {
  const place = places[at];
  if (!place) return '';
  const of = places.filter(({ pile }) => pile === place.pile).length;
  const pile = capital(sayPile(laidPilesOf(session), place.pile));
  return sayExtra(place.faceDown ? 'real.at-down' : 'real.at', { pile, at: place.index + 1, of });
}
