import * as v from 'valibot';
import { cards, changed, dealt, drag, dragged, slotNumber } from './fields.ts';
import type { Trace } from './trace.ts';

const legal = v.object({
  drags: v.array(drag),
  clicks: v.array(slotNumber),
  doubles: v.array(slotNumber),
  deal: v.boolean(),
});

const step = v.object({
  legal,
  do: v.union([dragged, v.tuple([v.picklist(['click', 'double']), slotNumber]), dealt]),
  piles: changed,
  score: v.number(),
  won: v.boolean(),
});

const trace = v.object({
  game: v.string(),
  seed: v.number(),
  options: v.array(v.object({ name: v.string(), value: v.boolean(), group: v.nullable(v.number()) })),
  features: v.object({ dealable: v.boolean() }),
  /** The last one before play is the deal on the table. */
  shuffles: v.array(cards),
  slots: v.array(v.object({})),
  deal: v.object({ piles: v.array(cards), score: v.number() }),
  steps: v.array(step),
});

/** Reads a recorded game of AisleRiot; throws a ValiError when it is none. */
export const aisleRiotTrace = (json: unknown): Trace => v.parse(trace, json);
