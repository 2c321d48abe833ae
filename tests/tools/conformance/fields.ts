import * as v from 'valibot';

/** Fields that both formats of recordings have in common. */
export const slotNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(127));
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(255));
export const cards = v.pipe(v.string(), v.regex(/^(\S\S( \S\S)*)?$/, 'a list of two-letter cards'));
export const drag = v.tuple([slotNumber, count, slotNumber]);
/** Piles that changed, by slot. */
export const changed = v.record(v.pipe(v.string(), v.digits()), cards);
export const dragged = v.tuple([v.literal('drag'), slotNumber, count, slotNumber]);
export const dealt = v.tuple([v.literal('deal')]);
