import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FINALES, type Settings } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { achieved } from '../../app/services/milestones/achieved.ts';
import { dateOf, type Day } from '../../app/services/daily/day.ts';
import { finaleMilestone, isReached, type Milestone, milestonesOf } from '../../app/model/milestones.ts';
import type { State } from '../../app/model/state.ts';
import { compareNames } from '../../words/by-name.ts';
import { sayFamily } from '../../words/fetched/families.ts';
import { sayMilestone } from '../../words/fetched/milestones.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { locale } from '../../words/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SwitchRow } from '../ui/fields.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';

type Parts = Pick<App, 'bridge' | 'preferences' | 'families'>;

interface MilestonesProps {
  readonly app: Parts;
  readonly state: State;
  readonly onClose: () => void;
}

/** All milestones and the progress towards them. */
export function MilestonesPanel({ app, state, onClose }: MilestonesProps) {
  const all = useMilestones(app, state.settings.milestonesTold);
  return (
    <Dialog title={sayExtra('milestones.title')} size="medium" onClose={onClose}>
      {all === null && <p class="empty">{sayExtra('milestones.failed')}</p>}
      {all && <Lists all={all} days={state.settings.milestoneDays} />}
      {all && <Finales settings={state.settings} />}
      <SwitchRow
        label={sayExtra('settings.milestones')}
        on={state.settings.milestones}
        onChange={(milestones) => void app.preferences.set({ milestones })}
      />
    </Dialog>
  );
}

/** Returns the milestones; undefined until they are loaded, null where the host does not answer. */
function useMilestones(
  { bridge, families }: Parts,
  announced: readonly string[],
): readonly Milestone[] | null | undefined {
  const [all, setAll] = useState<readonly Milestone[] | null>();
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const [found, known] = await Promise.all([achieved(bridge), families()]);
      if (wanted) setAll(found && known.size > 0 ? milestonesOf(found, known, announced) : null);
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [bridge, families, announced]);
  return all;
}

const ICONS: Readonly<Partial<Record<Milestone['name'], IconName>>> = {
  games: 'games',
  catalogue: 'rules',
  row: 'statistics',
  clean: 'star',
  hard: 'options',
  'very-hard': 'trophy',
  five: 'deal',
  month: 'calendar',
};

const sayDate = (day: Day): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(dateOf(day));

const isOfFamily = ({ name }: Milestone): boolean => name.startsWith(FAMILY);
const FAMILY = 'family-';

interface ListsProps {
  readonly all: readonly Milestone[];
  /** The day each was reached, if known. */
  readonly days: Readonly<Record<string, Day>>;
}

function Lists({ all, days }: ListsProps) {
  const families = all
    .filter(isOfFamily)
    .map((milestone) => ({ milestone, label: sayFamily(milestone.name.slice(FAMILY.length)) }))
    .toSorted((one, other) => compareNames(one.label, other.label));
  const others = all.filter((milestone) => !isOfFamily(milestone));
  return (
    <div class="milestones">
      <p class="hint" role="status">
        {sayExtra('milestones.count', { done: all.filter(isReached).length, of: all.length })}
      </p>
      <ul class="milestone-list" aria-label={sayExtra('milestones.title')}>
        {others.map((milestone) => (
          <Line key={milestone.name} milestone={milestone} label={sayMilestone(milestone)} day={days[milestone.name]} />
        ))}
      </ul>
      <h3>{sayExtra('milestones.families')}</h3>
      <ul class="milestone-list families" aria-label={sayExtra('milestones.families')}>
        {families.map(({ milestone, label }) => (
          <Line key={milestone.name} milestone={milestone} label={label} day={days[milestone.name]} />
        ))}
      </ul>
    </div>
  );
}

const SHOWS = FINALES.filter((finale) => finale !== 'any');

/** The finales that the player has seen, and how many are left. */
function Finales({ settings: { milestonesTold, milestoneDays } }: { readonly settings: Settings }) {
  const seen = SHOWS.filter((show) => milestonesTold.includes(finaleMilestone(show)));
  const title = sayExtra('milestones.finales', { seen: seen.length, of: SHOWS.length });
  return (
    <div class="milestones">
      <h3>{title}</h3>
      <ul class="milestone-list families" aria-label={title}>
        {SHOWS.map((show) => (
          <Goal
            key={show}
            label={sayExtra(`finale.${show}`)}
            reached={seen.includes(show)}
            day={milestoneDays[finaleMilestone(show)]}
          />
        ))}
      </ul>
    </div>
  );
}

interface LineProps {
  readonly milestone: Milestone;
  readonly label: string;
  readonly day: Day | undefined;
}

function Line({ milestone, label, day }: LineProps) {
  const { name, done, of } = milestone;
  const reached = isReached(milestone);
  return (
    <Goal label={label} icon={ICONS[name]} reached={reached} day={day}>
      {of > 1 && !reached && (
        <>
          <progress max={of} value={done} aria-hidden="true" />
          <span class="milestone-far">{sayExtra('milestones.far', { done, of })}</span>
        </>
      )}
    </Goal>
  );
}

interface GoalProps {
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly reached: boolean;
  readonly day: Day | undefined;
  readonly children?: ComponentChildren;
}

/** A goal with its mark, a sticker once it is reached. */
function Goal({ label, icon, reached, day, children }: GoalProps) {
  return (
    <li class={reached ? 'milestone reached' : 'milestone'}>
      <span class={icon ? 'milestone-mark sign' : 'milestone-mark'}>
        {icon ? <Icon name={icon} /> : reached && <Icon name="won" />}
      </span>
      <span class="milestone-name">{label}</span>
      <span class="unseen">{sayExtra(reached ? 'milestones.reached' : 'milestones.open')}</span>
      {reached && day !== undefined && <span class="milestone-day">{sayDate(day)}</span>}
      {children}
    </li>
  );
}
