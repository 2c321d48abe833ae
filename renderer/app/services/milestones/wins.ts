import type { Bridge } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Preferences } from '../page/preferences.ts';
import { dayOf } from '../daily/day.ts';
import { ofFive } from '../daily/fives.ts';
import type { Play } from '../../model/play/play.ts';
import type { Disposables } from '../../model/disposables.ts';
import { achievedBy } from './achieved.ts';
import type { FetchFamilies } from './families.ts';
import { isReached, type Milestone, milestonesOf } from '../../model/milestones.ts';
import type { Feat, RecordedWin } from '../../model/win.ts';

interface WinsParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly preferences: Preferences;
  readonly disposables: Disposables;
}

/** The shortest winning streak that is mentioned. */
const MIN_STREAK_WINS = 3;

/** Finds the facts to mention after each win; each milestone is announced once. */
export class Wins {
  readonly #parts: WinsParts;
  readonly #families: FetchFamilies;

  constructor(parts: WinsParts, families: FetchFamilies) {
    this.#parts = parts;
    this.#families = families;
  }

  /** Watches for wins from now on. */
  begin(): void {
    this.#parts.disposables.watch(
      () => this.#parts.state.recordedPlay,
      (play) => play && void this.#recognise(play),
    );
  }

  async #recognise(play: Play): Promise<void> {
    const [found, milestones] = await Promise.all([this.#featsOf(play), this.#reachedBy(play)]);
    this.#parts.state.change({ win: { play, ...found, milestones } });
  }

  async #featsOf(play: Play): Promise<Pick<RecordedWin, 'feats' | 'best'>> {
    const { bridge, state } = this.#parts;
    const { bestBefore: before } = state;
    const { game, options, deal, cards, moveCount, clock } = play.save();
    const [ofGame, ofWay, ofAll, five] = await Promise.all([
      bridge.request('statistics.of', game, null),
      bridge.request('statistics.of', game, options),
      bridge.request('statistics.of', null, null),
      ofFive(bridge, { game, options, deal, cards }),
    ]);
    const feats: Feat[] = [];
    if (five) feats.push({ kind: 'five', ...five });
    if (ofGame.ok && ofGame.value.won === 1) feats.push({ kind: 'first' });
    const again = ofWay.ok && ofWay.value.won > 1 ? ofWay.value : undefined;
    if (again?.bestTime === clock) feats.push({ kind: 'best-time', by: lessThan(before?.time, clock) });
    if (again?.fewestMoves === moveCount) feats.push({ kind: 'fewest-moves', by: lessThan(before?.moves, moveCount) });
    if (ofAll.ok && ofAll.value.streak >= MIN_STREAK_WINS) feats.push({ kind: 'row', games: ofAll.value.streak });
    return { feats, best: again && { time: again.bestTime, moves: again.fewestMoves } };
  }

  /**
   * Returns the milestones that a win has reached. They count as announced even while announcements are switched off,
   * so that none comes up later. So do families that a newer catalogue has given to games won before.
   */
  async #reachedBy(play: Play): Promise<readonly Milestone[]> {
    const { bridge, state, preferences } = this.#parts;
    const [reached, families] = await Promise.all([achievedBy(bridge, play.save()), this.#families()]);
    // With no families fetched, the catalogue would look empty and thus fully won.
    if (!reached || families.size === 0) return [];
    const { milestones: wanted, milestonesTold: announced } = state.settings;
    const found = milestonesOf(reached, families, announced)
      .filter(isReached)
      .filter(({ name }) => !announced.includes(name));
    const own = `family-${families.get(play.save().game)}`;
    const news = found.filter(({ name }) => !name.startsWith('family-') || name === own);
    const today = dayOf(new Date());
    const days = { ...state.settings.milestoneDays, ...Object.fromEntries(news.map(({ name }) => [name, today])) };
    const told = [...announced, ...found.map(({ name }) => name)];
    if (found.length > 0) await preferences.set({ milestonesTold: told, milestoneDays: days });
    return wanted ? news : [];
  }
}

/** Returns by how much a figure is lower than the best before; undefined: it is not, or that is not known. */
const lessThan = (before: number | null | undefined, now: number): number | undefined =>
  before !== null && before !== undefined && now < before ? before - now : undefined;
