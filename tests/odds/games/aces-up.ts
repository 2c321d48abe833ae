import type { Step } from '../../../engine/model/pile.ts';
import type { Variant } from '../../../engine/model/variant.ts';
import type { Player } from '../claim.ts';
import { solving } from '../solving.ts';

/** Searches the game whose gaps are filled only by aces. */
export const acesUpSearch = (positions: number): Player =>
  solving('aces-up', { aces: true }, { positions, plan: 'whole', eased });

/**
 * Rules by which a beaten card goes at once: the card that beats it is face up and beats all that it could, and if left
 * it would only be covered by the next deal.
 */
const eased = (variant: Variant): Variant => ({ ...variant, after: [...(variant.after ?? []), removeBeaten(variant)] });

function removeBeaten({ places }: Variant): Step {
  const columns = places.map(({ pile }) => pile).filter(({ rules }) => rules.role === 'tableau');
  return (table) => {
    for (let gone = true; gone;) {
      gone = false;
      for (const { index, rules } of columns) {
        if (!rules.tap?.can(table, index)) continue;
        rules.tap.run(table, index);
        gone = true;
      }
    }
  };
}
