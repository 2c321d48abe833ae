import { JACK } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom, keepTurned } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, takeOut } from '../../vocabulary/deals.ts';
import { foundation, fromOnly, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';
import type { Pile } from '../../model/pile.ts';

export default defineGame({
  id: 'british-constitution',
  name: 'British Constitution',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const lines: Pile[][] = [];
    const sources = (line: number): readonly Pile[] => lines[line + 1] ?? [turned];
    for (let line = 0; line < 4; line++) {
      const near = (from: number): boolean => fromOnly(...sources(line))(from);
      lines.push(
        piles(
          8,
          tableau({
            name: 'pile',
            build: build(down, alternateColour),
            start: anyCard,
            lift: 'top',
            near,
            fan: { down: 3 },
          }),
        ),
      );
    }
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces, near: fromOnly(...lines[0]!) }));
    return {
      places: [
        ...rows([
          [talon, 0.5, ...homes],
          [turned, 0.5, ...lines[0]!],
        ]),
        ...lines.slice(1).flatMap((line, row) => grid(line, 8, { x: 1.5, y: 2.3 + row * 1.3 })),
      ],
      otherwise: [
        [
          ...rows([[talon], [turned]]),
          ...lines.flatMap((line, row) => grid(line, 8, { x: 1.35, y: row * 1.3 })),
          ...grid(homes, 2, { x: 9.7 }),
        ],
      ],
      from: talon,
      deck: { packs: 2, ranks: Array.from({ length: JACK }, (_, at) => at + 1) },
      deal: [takeOut(talon, aces, homes), ...lines.map((line) => dealUp(talon, line))],
      after: [fillFrom(turned, lines[3]!), keepTurned(talon, turned)],
      won: holds(homes, 8 * JACK),
      score: cardsOn(homes, 8),
    };
  },
});
