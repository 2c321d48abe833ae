import { findGame, type Move, type Saved, Session, usualOptions } from '../../../../../engine/rules.ts';
import {
  type Finding,
  type SearchLimits,
  searchSaved,
} from '../../../../../renderer/app/services/analysis/worker/search-saved.ts';

/** Returns all findings of an uninterrupted search. */
export function searchToEnd(saved: Saved, now = () => 0, limits?: SearchLimits): Finding[] {
  const said: Finding[] = [];
  for (const _ of searchSaved(saved, (finding) => said.push(finding), { now, limits }));
  return said;
}

/** Returns the win that the search finds for a deal with the default options. */
export function winOf(id: string, deal: number): readonly Move[] {
  const game = findGame(id)!;
  const last = searchToEnd(Session.begin(game, usualOptions(game), deal).save()).at(-1);
  return last?.found === 'won' ? last.moves : [];
}
