import { type RulesPage, parsePage } from './page.ts';

const TEXTS = import.meta.glob<string>('../../../assets/help/*.md', { query: '?raw', import: 'default', eager: true });

const texts = new Map(Object.entries(TEXTS).map(([path, text]) => [path.replace(/^.*\/|\.md$/g, ''), text]));
const parsed = new Map<string, RulesPage>();

/** The page of rules of a game, or undefined when it has none yet. */
export function pageOf(id: string): RulesPage | undefined {
  const text = texts.get(id);
  if (text === undefined) return undefined;
  const page = parsed.get(id) ?? parsePage(text);
  parsed.set(id, page);
  return page;
}
