import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say } from '../../words/say.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import type { Offer } from './offers.ts';
import { type TodayParts, useTodayOffers } from './use-today-offers.ts';

interface TodayRowProps {
  readonly app: TodayParts;
  readonly onClose: () => void;
}

/** Games and puzzles to play today, in one row: the deal of the day, the five, the puzzle, and the streak. */
export function TodayRow({ app, onClose }: TodayRowProps) {
  const { offers, streaks } = useTodayOffers(app, onClose);
  const { deal, five, puzzle } = offers;
  const count = streaks?.now ?? 0;
  return (
    <section class="today-row" aria-label={say('command.today')}>
      <OfferCard icon="calendar" offer={deal} />
      <OfferCard icon="five" offer={five} />
      <OfferCard icon="puzzle" offer={puzzle} />
      <button type="button" class="today-card" onClick={() => void app.panels.open('today')}>
        <span class="today-mark" aria-hidden="true">
          {count > 0 ? count : <Icon name="today" />}
        </span>
        <span class="today-words">
          <strong>{say('command.today')}</strong>
          <small>{streaks && sayExtra('today.streak', { count })}</small>
        </span>
      </button>
    </section>
  );
}

interface OfferCardProps {
  readonly icon: IconName;
  readonly offer: Offer;
}

/** A button that plays what is offered. */
const OfferCard = ({ icon, offer }: OfferCardProps) => (
  <button type="button" class="today-card" aria-disabled={!offer.start} onClick={() => offer.start?.()}>
    <span class={offer.standing === 'won' ? 'today-mark done' : 'today-mark'} aria-hidden="true">
      <Icon name={offer.standing === 'won' ? 'won' : icon} />
    </span>
    <span class="today-words">
      <strong>{offer.title}</strong>
      <small>{offer.text}</small>
    </span>
  </button>
);
