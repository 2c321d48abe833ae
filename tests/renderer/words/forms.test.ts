import { afterAll, expect, test } from 'vitest';
import { type Card, parseCard } from '../../../engine/rules.ts';
import { cardNoun, rankNoun, sayCard } from '../../../renderer/words/table/cards.ts';
import { say, speak } from '../../../renderer/words/say.ts';

afterAll(() => speak('en', 'en'));

const card = (name: string): Card => parseCard(name)!;

test.each([
  ['fr', ['dame de cœur', 'as de pique', 'dix de trèfle', 'joker', 'carte cachée']],
  ['es', ['reina de corazones', 'as de picas', 'diez de tréboles', 'comodín', 'carta boca abajo']],
  ['it', ['regina di cuori', 'asso di picche', 'dieci di fiori', 'jolly', 'carta coperta']],
  ['pt', ['dama de copas', 'ás de espadas', 'dez de paus', 'curinga', 'carta fechada']],
  ['nl', ['hartenvrouw', 'schoppenaas', 'klaverentien', 'joker', 'dichte kaart']],
  ['pl', ['dama kier', 'as pik', 'dziesiątka trefl', 'joker', 'zakryta karta']],
  ['sv', ['hjärter dam', 'spader ess', 'klöver tio', 'joker', 'dolt kort']],
] as const)('names cards in %s as its players do', async (language, names) => {
  await speak(language, language);
  expect(['QH', 'AS', 'TC', '?R', 'qh'].map((name) => sayCard(card(name)))).toEqual(names);
});

test.each([
  ['fr', 'QS', 'KH', 'La dame de pique sur le roi de cœur.', 'Dame de pique retournée.', 'une dame'],
  ['fr', 'AS', '2D', 'L’as de pique sur le deux de carreau.', 'As de pique retourné.', 'un as'],
  ['es', 'QS', 'KH', 'Pon la reina de picas sobre el rey de corazones.', 'Descubierta: reina de picas.', 'una reina'],
  ['es', 'AS', '2D', 'Pon el as de picas sobre el dos de diamantes.', 'Descubierta: as de picas.', 'un as'],
  ['it', 'QS', 'KH', 'Metti la regina di picche sul re di cuori.', 'Regina di picche scoperta.', 'una regina'],
  ['it', 'AS', '8D', 'Metti l’asso di picche sull’otto di quadri.', 'Asso di picche scoperto.', 'un asso'],
  ['pt', 'QS', 'KH', 'Ponha a dama de espadas sobre o rei de copas.', 'Dama de espadas virada.', 'uma dama'],
  ['pt', 'JS', 'QH', 'Ponha o valete de espadas sobre a dama de copas.', 'Valete de espadas virado.', 'um valete'],
  ['nl', 'TS', 'JH', 'Schoppentien op hartenboer.', 'Schoppentien omgedraaid.', 'een tien'],
  ['pl', 'QS', 'KH', 'Dama pik na króla kier.', 'Odkryto damę pik.', 'od damy'],
  ['pl', '6D', '7C', 'Szóstka karo na siódemkę trefl.', 'Odkryto szóstkę karo.', 'od szóstki'],
  ['pl', 'AD', '2D', 'As karo na dwójkę karo.', 'Odkryto asa karo.', 'od asa'],
  ['sv', '9S', 'TH', 'Spader nio på hjärter tio.', 'Spader nio vänds upp.', 'en nia'],
  ['sv', 'AS', 'TH', 'Spader ess på hjärter tio.', 'Spader ess vänds upp.', 'ett ess'],
] as const)('inflects in %s the nouns %s and %s', async (language, one, other, laid, turned, begins) => {
  await speak(language, language);
  const start = (text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  const values = { card: cardNoun(card(one)), onto: cardNoun(card(other)), from: 'tableau' };
  expect(start(say('lesson.lay', values))).toBe(laid);
  expect(start(say('said.turned', values))).toBe(turned);
  const rank = 'A23456789TJQK'.indexOf(one.charAt(0)) + 1;
  expect(say('lesson.begins', { rank, name: rankNoun(rank) })).toMatch(new RegExp(` ${begins}\\.$`));
});

test.each([
  [1, '1 ruch'],
  [2, '2 ruchy'],
  [5, '5 ruchów'],
  [12, '12 ruchów'],
  [22, '22 ruchy'],
  [112, '112 ruchów'],
] as const)('counts %i moves by Polish plural rules', async (value, said) => {
  await speak('pl', 'pl');
  expect(say('status.moves', { value })).toBe(said);
});

test('counts no wins by Portuguese plural rules', async () => {
  await speak('pt', 'pt-BR');
  expect(say('hint.played', { how: 'other', of: 8, won: 0 })).toBe('Ruim: 0 de 8 partidas de teste ganhas.');
});
