import * as v from 'valibot';
import { parseCard, type Rank, rankOf } from '../../../../engine/model/card.ts';
import { cards, changed, dealt, drag, dragged, slotNumber } from '../fields.ts';
import type { Trace } from '../trace.ts';
import { wayOf } from './recorded-ways.ts';
import { translated } from './translate/translations.ts';

const legal = v.object({ drags: v.array(drag), clicks: v.array(slotNumber), deal: v.boolean() });

const step = v.object({
  legal,
  do: v.union([dragged, v.tuple([v.literal('click'), slotNumber]), dealt]),
  piles: changed,
  won: v.boolean(),
});

const role = v.picklist(['talon', 'waste', 'foundation', 'tableau', 'reserve', 'internal', 'other']);

const recording = v.object({
  game: v.string(),
  pysol: v.number(),
  seed: v.number(),
  /** The first is the pack as it was dealt, first card first; the others are of redeals. */
  shuffles: v.array(cards),
  slots: v.array(v.object({ role, class: v.string() })),
  deal: v.object({ piles: v.array(cards), base: v.record(v.string(), v.string()) }),
  steps: v.array(step),
  end: v.object({ legal }),
});

/** Whether a line is of the second format: it alone has PySolFC's number of the game. */
export const isPysol = (json: unknown): boolean => typeof json === 'object' && json !== null && 'pysol' in json;

/** Reads a recorded game of PySolFC; throws a ValiError when it is none. Scores are not compared: Baize has its own. */
export function pysolTrace(json: unknown): Trace {
  const { game, seed, shuffles, slots, deal, steps, end } = v.parse(recording, json);
  const base = baseOf(slots.flatMap((slot, at) => (slot.role === 'foundation' ? [deal.base[at] ?? ''] : [])));
  const trace: Trace = {
    game,
    seed,
    options: [],
    features: { dealable: true },
    shuffles,
    slots,
    deal: { piles: deal.piles, score: null },
    steps: steps.map(({ legal, do: done, piles, won }) => ({ legal, do: done, piles, won, score: null })),
    last: end.legal,
    way: wayOf(game),
    ...(base === undefined ? {} : { base }),
  };
  return translated(trace);
}

/** Returns the one rank that all foundations begin with, recorded unless it is the ace; undefined where they differ. */
function baseOf([first, ...others]: readonly string[]): Rank | undefined {
  const card = first === undefined || others.some((rank) => rank !== first) ? undefined : parseCard(`${first || 'A'}C`);
  return card === undefined ? undefined : rankOf(card);
}
