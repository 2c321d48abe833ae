import type { ComponentChildren } from 'preact';
import type { KeptSummary, NamedSummary } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { shownDeal } from '../../app/model/play/deals.ts';
import { sayGameVersion } from '../../words/versions.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayDate, sayTime } from '../../words/say.ts';
import { useAnswer } from '../ui/answers/use-answer.ts';

type Parts = Pick<App, 'bridge' | 'tabletop' | 'games'>;

interface InProgressProps {
  readonly app: Parts;
  /** Games that were set aside for another deal of the same game. */
  readonly setAside: readonly NamedSummary[];
  readonly onDrop: (id: number) => Promise<void>;
  readonly onClose: () => void;
}

/** Every unfinished game except the one on the table, with a button to continue it. */
export function InProgress({ app, setAside, onDrop, onClose }: InProgressProps) {
  const { own } = app.tabletop;
  const going = (useAnswer(app.bridge, 'play.list') ?? []).filter(({ game, options }) => !own?.is(game, options));
  if (going.length + setAside.length === 0) return null;
  const goOn = (how: () => Promise<void>): void => {
    onClose();
    void how();
  };
  return (
    <section aria-label={sayExtra('named.unfinished')}>
      <h3>{sayExtra('named.unfinished')}</h3>
      <ul class="saved">
        {going.map((kept) => (
          <Row
            key={`${kept.game} ${kept.options}`}
            kept={kept}
            onGoOn={() => goOn(() => app.games.enter(kept.game, kept.options))}
          />
        ))}
        {setAside.map((kept) => (
          <Row key={kept.id} kept={kept} onGoOn={() => goOn(() => app.games.resumeSetAside(kept.id))}>
            <button
              type="button"
              class="plain"
              aria-label={sayExtra('named.drop-of', { name: kept.name })}
              onClick={() => void onDrop(kept.id)}
            >
              {sayExtra('named.drop')}
            </button>
          </Row>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly kept: KeptSummary;
  readonly onGoOn: () => void;
  readonly children?: ComponentChildren;
}

function Row({ kept, onGoOn, children }: RowProps) {
  const [game, deal] = [sayGameVersion(kept.game, kept.options), shownDeal(kept)];
  const name = deal === 0 ? sayExtra('named.line-own', { game }) : sayExtra('named.line', { game, deal: String(deal) });
  return (
    <li>
      <div class="grow">
        <p class="name">{name}</p>
        <p class="hint">
          {sayExtra('named.line-more', { moves: kept.moveCount, time: sayTime(kept.clock), date: sayDate(kept.saved) })}
        </p>
      </div>
      <button type="button" aria-label={sayExtra('named.go-on-of', { name })} onClick={onGoOn}>
        {sayExtra('named.go-on')}
      </button>
      {children}
    </li>
  );
}
