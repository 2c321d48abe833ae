import {
  type Answers,
  findGame,
  type Game,
  games,
  isOwnId,
  gameToName,
  offeredOptions,
  makeOptions,
  recipeOf,
  usualOptions,
} from '../../../../engine/rules.ts';
import { sayOption, sayPreset, sayValue } from '../../../words/options.ts';
import { sayFamily } from '../../../words/fetched/families.ts';
import { sayAnswers, sayVersion } from '../../../words/versions.ts';
import { sayGame } from '../../../words/games.ts';
import { compareNames } from '../../../words/by-name.ts';
import type { PickerEntry, Habits } from './chooser.ts';
import type { SearchableWay, Way } from '../search/way.ts';
import { easeOf, oddsOf, winnableWord } from '../../rules/odds/odds.ts';
import type { Book } from '../../rules/book/book.ts';
import { WELL_KNOWN_GAMES } from '../../rules/book/well-known.ts';
import { pageFactsOf } from '../../rules/book/facts.ts';
import type { State } from '../../../app/model/state.ts';

/**
 * Returns an entry for every game, sorted by name in the language in use, with its other names in that language once
 * the book is loaded. `own`: ids of games that players have made.
 */
export const makeEntries = (book?: Book | null, own: readonly string[] = []): PickerEntry[] =>
  [...games, ...own.flatMap((id) => findGame(id) ?? [])]
    .map((game) => entryOf(game, book))
    .toSorted((a, b) => compareNames(a.name, b.name));

/** Lists the games that the player has made, and those of others that were played here. */
export const ownGamesOf = ({
  settings,
  gamesInProgress: going,
}: Pick<State, 'settings' | 'gamesInProgress'>): string[] => {
  const mentioned = [...settings.recent, ...settings.favourites, ...going.map(({ game }) => game)];
  return [...new Set([...Object.keys(settings.ownGames), ...mentioned])].filter(isOwnId);
};

export function entryOf(game: Game, book?: Book | null): PickerEntry {
  const facts = pageFactsOf(game.id);
  const family = facts ? sayFamily(facts.family) : '';
  const odds = oddsOf(game, usualOptions(game));
  const recipe = isOwnId(game.id) ? recipeOf(game.id) : undefined;
  return {
    id: game.id,
    name: sayGame(game.id),
    others: othersOf(game, book?.aliasesOf(game.id) ?? [], facts?.aliases ?? []),
    readings: book?.readingsOf(game.id) ?? [],
    facts,
    family,
    similarTo: recipe ? gameToName(recipe, WELL_KNOWN_GAMES).id : '',
    wins: odds ? winnableWord(odds) : '',
    ease: easeOf(game, usualOptions(game)),
    ways: waysOf(game, facts?.aliases ?? []),
    answers: answersOf(game),
  };
}

/** Lists a game's names other than the one in the language in use, each once. */
const othersOf = (game: Game, own: readonly string[], english: readonly string[]): string[] =>
  [...new Set([game.name, ...own, ...english])].filter((name) => name !== sayGame(game.id));

/** Lists the named versions of a game: its presets, and each option value whose label is an alias of the game. */
function waysOf(game: Game, aliases: readonly string[]): Way[] {
  const way = (answers: Answers): Way => wayOf(game, answers);
  const named = Object.entries(game.options).flatMap(([key, option]) =>
    option.kind === 'switch'
      ? []
      : Object.entries(option.values)
          .filter(([, { label }]) => aliases.includes(label))
          .map(([answer]) => way({ [key]: answer })),
  );
  return [...game.presets.map(({ answers }) => way(answers)), ...named];
}

/** The labels of an option and a value, or of a preset, in both languages, and the answers they stand for. */
interface Labelled {
  readonly said: readonly string[];
  readonly english: readonly string[];
  readonly answers: Answers;
}

/**
 * Lists the option values in the order of the options, then the presets; a switch that is off by default is listed as
 * on.
 */
function answersOf(game: Game): SearchableWay[] {
  const optionAnswers = offeredOptions(game).flatMap(([key, option]): Labelled[] => {
    const said = sayOption(game, key);
    if (option.kind === 'switch')
      return option.usual ? [] : [{ said: [said], english: [option.label], answers: { [key]: true } }];
    return Object.entries(option.values).map(([answer, { label }]) => ({
      said: [said, sayValue(game, key, answer)],
      english: [option.label, label],
      answers: { [key]: answer },
    }));
  });
  const presets = game.presets.map((preset): Labelled => ({
    said: [sayPreset(game, preset)],
    english: [preset.label],
    answers: preset.answers,
  }));
  return [...optionAnswers, ...presets].map(({ said, english, answers }) => ({
    way: wayOf(game, answers),
    // English too, because figures are searched as English words.
    says: [...said, ...english].join(' '),
  }));
}

function wayOf(game: Game, answers: Answers): Way {
  const options = makeOptions(game, answers);
  const [name, answered] = [sayVersion(game, options), sayAnswers(game, options)];
  return { name, ...(answered !== name && { answered }), options };
}

/** Returns what is known about the player; `finished`: games with a result. */
export function habitsOf(
  { settings, gamesInProgress: going }: Pick<State, 'settings' | 'gamesInProgress'>,
  finished: readonly string[],
): Habits {
  const kept = [...new Set(going.map((each) => each.game))];
  const { favourites, recent } = settings;
  return {
    own: Object.keys(settings.ownGames),
    favourites,
    recent,
    going: kept,
    played: new Set([...finished, ...kept]),
  };
}
