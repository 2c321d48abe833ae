import {
  countOrNull,
  faultOfCounts,
  type ForeignChoices,
  type ForeignRecords,
  type ForeignTotal,
  type LeftOut,
} from './foreign-file.ts';
import { hasGroup, hasKey, readInteger, readKeyFile } from './ini.ts';
import { KPATIENCE_MAP } from './maps/game-map.ts';
import { KPATIENCE_NAMES } from './maps/their-names.ts';
import { theirName } from './their-name.ts';

export const KPATIENCE = 'KPatience';
/** The id of FreeCell, whose counter holds games with several decks too. */
const FREECELL = '30';

/** Whether a key file is KPatience's `kpatrc`, by its counters or the settings of its games. */
export const isKPatience = (text: string): boolean =>
  (hasGroup(text, 'Scores') && hasKey(text, 'total\\d+')) ||
  (hasGroup(text, 'General Settings') && hasKey(text, 'KlondikeEasy|SpiderSuits|Freecell\\w+'));

/** Reads the counters and settings of KPatience's `kpatrc`; a reset leaves zeros and -1. */
export function readKPatienceTotals(text: string): ForeignRecords {
  const groups = readKeyFile(text);
  const scores = groups.get('Scores') ?? new Map<string, string>();
  const settings = groups.get('General Settings') ?? new Map<string, string>();
  const totals: ForeignTotal[] = [];
  const leftOut: LeftOut[] = [];
  for (const key of scores.keys()) {
    const id = /^total(\d{1,4})$/.exec(key)?.[1];
    if (id === undefined) continue;
    const read = totalOf(id, (name) => readInteger(scores.get(`${name}${id}`) ?? ''));
    if ('why' in read) leftOut.push(read);
    else totals.push(read);
  }
  const mixesDecks = (readInteger(settings.get('FreecellDecks') ?? '') ?? 0) !== 0;
  return {
    kind: 'records',
    source: KPATIENCE,
    players: [{ source: KPATIENCE, name: '', totals, all: null, log: [] }],
    leftOut,
    choices: choicesIn(settings),
    ...(mixesDecks && totals.some(({ id }) => id === FREECELL) && { mixesDecks }),
  };
}

function totalOf(id: string, value: (name: string) => number | undefined): ForeignTotal | LeftOut {
  const ours = KPATIENCE_MAP.get(id);
  const what = ours?.game ?? id;
  const [played, won] = [value('total'), value('won') ?? 0];
  if (played === undefined) return { what, why: 'no-numbers' };
  const why = faultOfCounts({ played, won });
  if (why) return { what, why };
  return {
    id,
    name: theirName(KPATIENCE_NAMES, id, ours),
    ours,
    played,
    won,
    longestWins: countOrNull(value('maxwinstreak') ?? value('winstreak'), won),
    longestLosses: countOrNull(value('maxloosestreak') ?? value('loosestreak'), played - won),
    bestTime: null,
    worstTime: null,
    fewestMoves: won === 0 ? null : countOrNull(value('minmoves')),
  };
}

const SPIDER_SUITS: ReadonlyMap<string, string> = new Map([
  ['1', 'suits=one'],
  ['2', 'suits=two'],
  ['4', 'suits=four'],
]);

/** Matches the ways in which KConfig writes yes. */
const YES = /^(?:true|yes|on|1)$/i;

/** Returns the options of Klondike and Spider that were chosen last; the file lacks those never changed. */
function choicesIn(settings: ReadonlyMap<string, string>): ForeignChoices {
  const easy = settings.get('KlondikeEasy');
  const suits = SPIDER_SUITS.get(settings.get('SpiderSuits') ?? '');
  return {
    favourites: [],
    recent: [],
    last: null,
    options: {
      ...(easy !== undefined && { klondike: YES.test(easy) ? 'dealing=unlimited' : 'dealing=three' }),
      ...(suits !== undefined && { spider: suits }),
    },
  };
}
