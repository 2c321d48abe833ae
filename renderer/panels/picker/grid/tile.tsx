import type { Game, OptionsKey } from '../../../../engine/rules.ts';
import type { KeptSummary } from '../../../../preload/api.ts';
import type { State } from '../../../app/model/state.ts';
import { sayGame } from '../../../words/games.ts';
import { capital } from '../../../words/table/cards.ts';
import { sayExtra } from '../../../words/fetched/extra-words.ts';
import { sayTime } from '../../../words/say.ts';
import type { PickerEntry, PickerMatch } from '../choosing/chooser.ts';
import { Icon } from '../../ui/icons.tsx';
import { easeOf, oddsOf, winnableWord } from '../../rules/odds/odds.ts';
import { GamePicture } from '../picture/picture.tsx';
import { Star } from '../../ui/star.tsx';
import { joinFacts, joinList } from '../../../words/joins.ts';

/** What the picker can do with a game. */
export interface TileActions {
  readonly enter: (found: PickerMatch) => void;
  readonly like: (id: string) => void;
  readonly look: (id: string) => void;
}

interface TileProps {
  readonly state: State;
  readonly game: Game;
  readonly found: PickerMatch;
  /** Tab reaches this tile. */
  readonly tab: boolean;
  /** Enter in the search chooses it. */
  readonly first: boolean;
  readonly onFocus: () => void;
  /** The pointer has entered it. */
  readonly onHover: () => void;
  readonly does: TileActions;
}

/** One game in the picker. */
export function Tile({ state, game, found, tab, first, onFocus, onHover, does }: TileProps) {
  const { entry, way, by } = found;
  const { play } = state;
  const here = !state.replay && play?.session.game.id === game.id && (!way || play.session.options === way.options);
  const tabIndex = tab ? 0 : -1;
  return (
    <li class={`tile${here ? ' here' : ''}${first ? ' first' : ''}`} onFocusCapture={onFocus} onMouseEnter={onHover}>
      <button
        type="button"
        class="tile-main"
        data-game={game.id}
        tabIndex={tabIndex}
        aria-keyshortcuts="* F1"
        title={othersLine(entry)}
        onClick={() => does.enter(found)}
      >
        <GamePicture game={game} options={way?.options} />
        <span class="tile-name">{way?.name ?? sayGame(game.id)}</span>
        {by !== undefined && <span class="tile-facts by">{sayExtra('picker.also-called', { name: by })}</span>}
        {factLines(game, found).map((line, at) => (
          <span key={at} class="tile-facts">
            {line}
          </span>
        ))}
        <ProgressBadge kept={keptOf(state, found)} here={here} />
      </button>
      <span class="tile-tools">
        <button
          type="button"
          class="plain icon-only info"
          tabIndex={tabIndex}
          aria-label={sayExtra('picker.page', { game: sayGame(game.id) })}
          title={sayExtra('picker.page', { game: sayGame(game.id) })}
          onClick={() => does.look(game.id)}
        >
          <Icon name="info" />
        </button>
        <Star state={state} id={game.id} onLike={does.like} tabIndex={tabIndex} />
      </span>
    </li>
  );
}

/** Returns a game's facts: its kind and how long it takes; how hard it is and how many of its deals can be won. */
export const factLines = (game: Game, { entry, way }: PickerMatch): readonly string[] =>
  [
    [way ? sayExtra('picker.way', { game: sayGame(game.id) }) : kindOf(entry), packsOf(entry), timeOf(entry)],
    [sayEase(way ? easeOf(game, way.options) : entry.ease), sayWins(way ? winsOf(game, way.options) : entry.wins)],
  ].map((facts) => capital(joinFacts(facts)));

const keptOf = ({ gamesInProgress }: State, { entry, way }: PickerMatch): KeptSummary | undefined =>
  gamesInProgress.find((kept) => kept.game === entry.id && (!way || kept.options === way.options));

/** A badge: the game is on the table or in progress. */
function ProgressBadge({ kept, here }: { readonly kept: KeptSummary | undefined; readonly here: boolean }) {
  if (here) return <span class="badge">{sayExtra('picker.playing')}</span>;
  if (!kept) return null;
  return <span class="badge">{sayExtra('picker.resume', { moves: kept.moveCount, time: sayTime(kept.clock) })}</span>;
}

const othersLine = ({ others }: PickerEntry): string | undefined =>
  others.length > 0 ? sayExtra('picker.also', { names: joinList(others) }) : undefined;

/** Keeps a figure and what it counts on one line. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

const kindOf = ({ family, similarTo }: PickerEntry): string =>
  similarTo === '' ? family : sayExtra('own.like', { game: sayGame(similarTo) });

/** Says how many packs a game is played with; '' for one pack, as in most games. */
const packsOf = ({ facts }: PickerEntry): string =>
  facts && facts.packs > 1 ? unbroken(sayExtra('picker.packs-value', { value: facts.packs })) : '';

const timeOf = ({ facts }: PickerEntry): string =>
  facts ? unbroken(sayExtra('picker.minutes', { minutes: facts.time })) : '';

function winsOf(game: Game, options: OptionsKey): PickerEntry['wins'] {
  const odds = oddsOf(game, options);
  return odds ? winnableWord(odds) : '';
}

const sayEase = (ease: PickerEntry['ease']): string => (ease === '' ? '' : sayExtra(`picker.facts-ease-${ease}`));

const sayWins = (wins: PickerEntry['wins']): string =>
  wins === '' || wins === 'unknown' ? '' : sayExtra(`picker.facts-wins-${wins}`);
