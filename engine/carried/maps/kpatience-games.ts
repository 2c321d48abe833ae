/*
 * KPatience's counters by the numbers of its games, and ours: `number:id`, with our options after `?`. FreeCell was
 * counted under 3 until 2021; 17 and 18 are left over from before KDE 4.4 and mix all options of Spider and Klondike.
 */

/** Games with the same rules, as their deals or their rules show. */
export const KPATIENCE_SAME = `
  0:klondike?dealing=unlimited 2:aces-up?aces=false;tournament=false 3:freecell?automatic=true 7:gypsy
  8:forty-and-eight 9:simple-simon 10:yukon 11:grandfathers-clock 13:klondike?dealing=three 14:spider?suits=one
  15:spider?suits=two 16:spider?suits=four 17:spider 18:klondike 20:bakers-dozen?kept=false 21:spanish-patience
  22:castles-in-spain 23:portuguese-solitaire 30:freecell?automatic=true
  31:bakers-game?automatic=true;open=true;cells=4;columns=8 32:eight-off?automatic=true 33:forecell 34:seahaven
  40:beleaguered-castle 41:citadel 43:streets-and-alleys 44:siegecraft 45:stronghold`;

/** Games whose name, but nothing else, is known to agree. */
export const KPATIENCE_NAME = '5:picture-gallery';

/** Games whose rules differ: its Golf lets a queen go on a king. */
export const KPATIENCE_OTHER = '12:golf';
