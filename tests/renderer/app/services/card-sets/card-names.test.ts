import { expect, test } from 'vitest';
import { partOfName } from '../../../../../renderer/app/services/card-sets/formats/card-names.ts';

test.each([
  ['01c.gif', 'AC'],
  ['13s.png', 'KS'],
  ['10h.jpg', 'TH'],
  ['QH.png', 'QH'],
  ['hq.webp', 'QH'],
  ['C10.png', 'TC'],
  ['TD.bmp', 'TD'],
  ['ace_of_spades.png', 'AS'],
  ['2_of_clubs.svg', '2C'],
  ['king-of-hearts2.png', 'KH'],
  ['club-1.png', 'AC'],
  ['spade-queen.png', 'QS'],
  ['cardSpadesJ.png', 'JS'],
  ['card_hearts_02.png', '2H'],
  ['Seven of Diamonds.PNG', '7D'],
  ['back.png', 'back'],
  ['cardBack_red1.png', 'back'],
  ['bottom01.gif', 'back'],
  ['joker.png', '?B'],
  ['red_joker.png', '?R'],
  ['02z.gif', '?R'],
  ['shade.gif', undefined],
  ['holiday.jpg', undefined],
  ['clubs.png', undefined],
  ['14c.png', undefined],
  ['hearts_and_spades_2.png', undefined],
])('reads %s as the picture of %s', (name, part) => {
  expect(partOfName(name)).toBe(part);
});
