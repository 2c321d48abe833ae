import { describe, expect, test } from 'vitest';
import { lackingForms } from '../../tools/words/nouns.ts';
import { lackingPlurals } from '../../tools/words/plurals.ts';
import { textsIn } from '../../tools/words/catalogues.ts';

describe('lackingPlurals', () => {
  const english = { moves: '{n, plural, one {# move} other {# moves}}', packs: '{n, plural, other {# packs}}' };

  test.each([
    ['ru', 'moves', '{n, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}', []],
    ['ru', 'moves', '{n, plural, one {# ход} few {# хода} other {# ходов}}', []],
    ['ru', 'moves', '{n, plural, one {# ход} other {# ходов}}', ['moves lacks few of {n}']],
    ['ru', 'moves', '{n, plural, =1 {# ход} few {# хода} other {# ходов}}', ['moves lacks one of {n}']],
    ['ru', 'packs', '{n, plural, few {# колоды} other {# колод}}', []],
    ['ru', 'moves', 'Ходы: {n, plural, other {#}}', []],
    ['ru', 'moves', '{n, plural, one {Ход} other {Ходы}}', []],
    ['cs', 'moves', '{n, plural, =1 {# tah} few {# tahy} other {# tahů}}', []],
    ['uk', 'moves', '{n, selectordinal, few {#-й} other {#-ий}} хід', []],
    ['tr', 'moves', '{n, plural, other {# hamle}}', []],
    ['ja', 'moves', '{n, plural, other {#手}}', []],
  ])('in %s finds for %s “%s”: %j', (locale, id, text, found) =>
    expect(lackingPlurals({ [id]: text }, english, locale)).toEqual(found),
  );
});

describe('lackingForms', () => {
  const polish = textsIn('pl');
  const lacking = (changed: Readonly<Record<string, string>>) => lackingForms({ ...polish, ...changed }, textsIn('en'));

  test('finds a noun without a form that a message asks of it', () =>
    expect(lacking({ 'rank.12': '{form, select, acc {damę} ins {damą} gender {f} other {dama}}' })).toEqual([
      'rank.12 has no form “gen”, asked for by said.moved-many',
    ]));

  test('finds a form that no noun of the kind has', () =>
    expect(lacking({ 'said.moved': '{card_dat} {to_acc}' })).toContain(
      'card.facedown has no form “dat”, asked for by said.moved',
    ));

  test('finds a form that a noun does not pass on', () =>
    expect(lacking({ 'card.name': '{rank_gen} {suit}' }).slice(0, 1)).toEqual([
      expect.stringMatching(/^card\.name has no form “\w+”/),
    ]));

  test('finds a form of an argument that is no noun', () =>
    expect(lacking({ 'picker.count': '{count_gen}' })).toEqual([
      'picker.count asks for a form of {count}, which is no noun',
    ]));

  test('lets a suit stay as it is, and a message ask for plain words', () =>
    expect(lacking({ 'said.moved': '{card_plain} {to_acc}' })).toEqual([]));
});
