import { KING, QUEEN } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Pile, Step } from '../../model/pile.ts';
import { betweenTwo } from '../../vocabulary/families/clearing/royal-marriage.ts';
import { theCard } from '../../vocabulary/relations.ts';

const HEARTS = 2;

/** Moves the heart of that rank to a place in the pack; the other cards keep their order. */
const carry =
  (talon: Pile, heart: number, to: (size: number) => number): Step =>
  (t) => {
    const isIt = theCard(heart, HEARTS);
    const place = to(t.size(talon.index));
    let at = 0;
    while (!isIt(t.at(talon.index, at), 0)) at++;
    for (; at !== place; at += Math.sign(place - at)) t.swap(talon.index, at, at + Math.sign(place - at));
  };

export default defineGame({
  id: 'royal-marriage',
  name: 'Royal Marriage',
  variant: () => betweenTwo((talon) => [carry(talon, QUEEN, (size) => size - 1), carry(talon, KING, () => 0)]),
});
