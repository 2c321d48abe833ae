import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AISLERIOT_MAP, type GameMap, KPATIENCE_MAP, PYSOL_MAP } from '../../../engine/carried/maps/game-map.ts';
import { games } from '../../../engine/games/index.ts';
import { ROOT } from '../../../main/build/root.ts';

/** Where the rules of games are described. */
interface Source {
  readonly title: string;
  readonly has: (id: string) => boolean;
}

const WIKIBOOK = 'Wikibooks’ Solitaire card games';
const MOST_IN_ONE_LINE = 40;
const OWN_PAGE = /(?:’s own page|’s page of .+)$/;

/** Returns the sources that the head of a game's English page names. */
export function namedSources(id: string): string[] {
  const page = readFileSync(join(ROOT, 'assets/help/en', `${id}.md`), 'utf8');
  const line = /^---\n.*?^sources: ([^\n]+)\n.*?^---\n/ms.exec(page)?.[1] ?? '';
  return [...new Set(line.split(',').map((source) => source.trim()))].filter((source) => source !== '');
}

/** Whether a program has a game, under this or another name. */
const inProgram = (map: GameMap): ((id: string) => boolean) => {
  const ids = new Set([...map.values()].map(({ game }) => game));
  return (id) => ids.has(id);
};

/** The sources in the order in which they are listed. */
const SOURCES: readonly Source[] = [
  { title: 'AisleRiot, by its manual and the program', has: inProgram(AISLERIOT_MAP) },
  { title: WIKIBOOK, has: (id) => namedSources(id).includes(WIKIBOOK) },
  { title: 'Pages about one game', has: (id) => namedSources(id).some((source) => OWN_PAGE.test(source)) },
  { title: 'KPatience', has: inProgram(KPATIENCE_MAP) },
  { title: 'PySolFC, by its list of games and the program', has: inProgram(PYSOL_MAP) },
];

/** Returns the section that lists the games by source, each under the first source that has it. */
export function sourcesSection(): string {
  const listed = games.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const named = new Set<string>();
  const sections = SOURCES.map(({ title, has }) => {
    const those = listed.filter(({ id }) => has(id));
    const further = those.filter(({ id }) => !named.has(id));
    for (const { id } of further) named.add(id);
    return sectionOf(
      title,
      those.length,
      further.map(({ name }) => name),
    );
  });
  const others = listed
    .filter(({ id }) => !named.has(id))
    .map(({ id, name }) => [name, ...inBrackets(namedSources(id))].join(' '));
  return `## Sources

Each game is named once, under the first source that has it, whatever it is called there. Each game’s page names its origin.

${[...sections, sectionOf('Other books, web pages and players', others.length, others)].join('\n')}`;
}

/** Writes how many games a source has and the names of those that no source above it has. */
function sectionOf(title: string, count: number, names: readonly string[]): string {
  const further = names.length === 0 ? ', all named above' : `, ${names.length} of them not named above`;
  const head = `${count} games${names.length === count ? '' : further}.`;
  return `### ${title}\n\n${[head, ...inLines(names)].join('\n\n')}\n`;
}

/** Joins names; where there are many, with a line for each initial. */
function inLines(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  if (names.length <= MOST_IN_ONE_LINE) return [names.join(' · ')];
  const initials = [...new Set(names.map((name) => name.charAt(0)))];
  const those = (initial: string): string => names.filter((name) => name.startsWith(initial)).join(' · ');
  return [initials.map((initial) => `- **${initial}**: ${those(initial)}`).join('\n')];
}

const inBrackets = (sources: readonly string[]): string[] => (sources.length === 0 ? [] : [`(${sources.join('; ')})`]);
