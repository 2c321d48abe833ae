import { useMemo, useState } from 'preact/hooks';
import { type Card, correctDeal, parseOrder, type Session } from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import { laidPilesOf } from '../../app/model/table/laid-piles.ts';
import type { Play } from '../../app/model/play/play.ts';
import { joinHead } from '../../words/joins.ts';
import { capital, sayCard } from '../../words/table/cards.ts';
import { sayPile } from '../../words/table/piles.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { LEGIBLE_STEPS, type Mini, miniatureOfTable } from '../picker/picture/miniature.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CardPad } from './card-pad.tsx';
import { othersThan, seenBeside, seenOf } from './seen.ts';
import { SeenPicture } from './seen-picture.tsx';
import { keysOfCard, QUEEN_OF_HEARTS, useTyping } from './typing.ts';

interface CorrectCardProps {
  readonly app: Pick<App, 'games' | 'notices'>;
  readonly play: Play;
  readonly onClose: () => void;
}

/** Corrects a card of an entered deal: it swaps places with the card on the real table, and the moves stay. */
export function CorrectCardPanel({ app, play, onClose }: CorrectCardProps) {
  const { session } = play;
  if (session.cards !== '' && !play.finished) return <Correcting {...{ app, play, onClose }} />;
  return (
    <Dialog title={sayExtra('correct.title')} onClose={onClose}>
      <p class="empty">{sayExtra(play.finished ? 'correct.over' : 'correct.cannot')}</p>
    </Dialog>
  );
}

function Correcting({ app, play, onClose }: CorrectCardProps) {
  const { session } = play;
  const picture = useMemo(() => miniatureOfTable(session, LEGIBLE_STEPS), [session]);
  const deck = useMemo(() => (parseOrder(session.cards) ?? []).toSorted((a, b) => a - b), [session]);
  const seen = seenOf(picture.cards);
  const [at, setAt] = useState(() => lastSeen(session, seen));
  const [card, setCard] = useState<Card>();
  const [forbidden, setForbidden] = useState<number>();
  const choose = (card: Card | undefined, place = at): void => {
    setForbidden(undefined);
    setCard(card);
    setAt(place);
  };
  const others = othersThan(at?.card, deck);
  const correct = (): void => {
    if (!at || card === undefined) return;
    const found = correctDeal(session, at.pile, at.index, card);
    if (!found.ok) return setForbidden(found.error);
    onClose();
    void app.games
      .correct(play, found.value)
      .then(() => app.notices.tell(sayExtra('correct.done', sayChange(at, card))));
  };
  const type = useTyping(others, choose, () => choose(undefined));
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const next = at && seenBeside(event.key, seen, at);
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) correct();
    else if (next && !(event.target instanceof HTMLButtonElement)) choose(card, next);
    else type(event);
  };
  const sayPlace = ({ pile, index }: Mini): string =>
    sayExtra('real.at', {
      pile: capital(sayPile(laidPilesOf(session), pile)),
      at: index + 1,
      of: session.table.size(pile),
    });
  return (
    <Dialog title={sayExtra('correct.title')} size="large" onClose={onClose} onKeyDown={press}>
      <section class="real">
        <p class="hint">
          {sayExtra('correct.how', { keys: keysOfCard(QUEEN_OF_HEARTS), card: sayCard(QUEEN_OF_HEARTS) })}
        </p>
        <SeenPicture
          label={sayExtra('correct.table')}
          {...{ picture, at }}
          sayCard={(mini) => joinHead(sayPlace(mini), sayCard(mini.card))}
          onCard={(mini) => choose(card === mini.card ? undefined : card, mini)}
        />
        <p class="row real-turn">
          <strong aria-live="polite">
            {at &&
              joinHead(
                sayPlace(at),
                card === undefined ? sayCard(at.card) : sayExtra('correct.change', sayChange(at, card)),
              )}
          </strong>
        </p>
        <CardPad label={sayExtra('correct.pad')} left={others} chosen={card} onCard={(card) => choose(card)} />
        <div class="row end">
          <p class={forbidden === undefined ? 'said grow' : 'said bad grow'} role="status">
            {forbidden !== undefined && sayExtra('correct.forbidden', { move: forbidden })}
          </p>
          <button type="button" class="first" disabled={card === undefined} onClick={correct}>
            {sayExtra('correct.do')}
          </button>
        </div>
      </section>
    </Dialog>
  );
}

const sayChange = ({ card: wrong }: Mini, card: Card) => ({ wrong: sayCard(wrong), card: sayCard(card) });

/** Returns the card that was turned over last: the likeliest to be wrong. */
function lastSeen({ lastTurned }: Session, seen: readonly Mini[]): Mini | undefined {
  return seen.find(({ pile, index }) => pile === lastTurned?.pile && index === lastTurned.index) ?? seen.at(-1);
}
