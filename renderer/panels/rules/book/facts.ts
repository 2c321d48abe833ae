import { type GameFacts, parseFacts } from './page.ts';

const PAGE_HEADS = import.meta.glob<string>('../../../../assets/help/en/*.md', {
  query: '?head',
  import: 'default',
  eager: true,
});

const facts = new Map(
  Object.entries(PAGE_HEADS).map(([path, head]) => [path.replace(/^.*\/|\.md$/g, ''), parseFacts(head)]),
);

/** Returns the facts of a game, without fetching; undefined where it has no page yet. */
export const pageFactsOf = (id: string): GameFacts | undefined => facts.get(id);

/** Each game's family. */
export const families: ReadonlyMap<string, string> = new Map([...facts].map(([id, { family }]) => [id, family]));
