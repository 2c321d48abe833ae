import { useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import type { Play } from '../../app/model/play/play.ts';
import { FIRST_DAY } from '../../app/services/daily/daily-deals.ts';
import type { Day } from '../../app/services/daily/day.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Segments } from '../ui/fields.tsx';
import { FiveGames } from './five-games.tsx';
import { OneGame } from './one-game.tsx';
import { type Fives, useFives } from './use-fives.ts';
import { useToday } from './use-today.ts';

type Parts = Pick<App, 'bridge' | 'state' | 'tabletop' | 'games' | 'replays'>;

interface DailyPanelProps {
  readonly app: Parts;
  readonly play: Play;
  readonly onClose: () => void;
}

const KINDS = ['one', 'five'] as const;

/** The deals of each day, of one game or of five: how hard they are and which were won. */
export function DailyPanel({ app, play, onClose }: DailyPanelProps) {
  const today = useToday();
  const known = useFives(app);
  const [chosen, setKind] = useState<(typeof KINDS)[number]>();
  const [asked, setDay] = useState<Day>();
  const ofTable = dayOfTable(known, play);
  const kind = chosen ?? (ofTable === undefined ? 'one' : 'five');
  const last = Math.max(today, FIRST_DAY);
  const wanted = asked ?? (kind === 'five' ? ofTable : undefined) ?? today;
  const day = Math.min(Math.max(wanted, FIRST_DAY), last);
  const shown = { app, today, day, onDay: setDay, onClose };
  return (
    <Dialog title={sayExtra('daily.title')} size="small" onClose={onClose}>
      <div class="daily">
        <Segments
          label={sayExtra('five.which')}
          values={KINDS.map((value) => ({ value, label: sayExtra(`five.of-${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'five' ? <FiveGames known={known} {...shown} /> : <OneGame play={play} {...shown} />}
      </div>
    </Dialog>
  );
}

/** Returns the day to whose five deals the one on the table belongs, so that the panel opens there. */
function dayOfTable(known: Fives | undefined, { session }: Play): Day | undefined {
  const { game, options, deal, cards } = session;
  return known?.fives.dayOf({ game: game.id, options, deal, cards, outcome: 'played', ended: Date.now() });
}
