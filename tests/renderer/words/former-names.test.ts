import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../preload/api.ts';
import { partsOf } from '../../../renderer/panels/rules/book/page.ts';
import { COMPONENTS, textsIn } from '../../tools/words/catalogues.ts';

/*
 * Names that messages and pages of rules no longer use, each with the one that took its place. (That every language has
 * one name for a term of the glossary is tested there.)
 */

const FORMER: readonly (readonly [former: RegExp, now: string])[] = [
  [/\b(?:simple|quick) (?:computer player|program|player|play)\b|\bcomputer player\b/i, 'basic bot'],
  [/\bways? to play\b|\bplayed with\b|\bpresets?\b/i, 'version'],
  [/\btimes? through the (?:stock|cards)\b/i, 'pass'],
  [/\bwithout (?:a )?limit\b|\bendless\b/i, 'unlimited'],
  [/\bbare (?:column|row|cell|place)s?\b/i, 'empty column'],
  [/^can be won$/i, 'winnable'],
  [/\bbars and panels\b|\bzoom (?:in|out)\b|\bactual size\b/i, 'interface size'],
  [/\b(?:court|picture) cards?\b/i, 'face card'],
  [/\bunfinished deals\b|\bparked\b/i, 'In progress'],
  [/\btalon\b/i, 'stock'],
];

/** The sign of the status bar, and the verdict on a position. They are sentences, not labels of a deal. */
const OTHERWISE = new Set(['prospect.won', 'review.known-won']);

const ENGLISH = Object.entries(textsIn('en', COMPONENTS)).filter(([id]) => !OTHERWISE.has(id));

describe('English messages', () => {
  test.each(FORMER)('use none of %s', (former) => {
    const found = ENGLISH.filter(([, text]) => former.test(text.replaceAll('&', '')));
    expect(found.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
  });
});

/** Names and turns of phrase that pages of rules no longer use. */
const FORMER_ON_PAGES: readonly (readonly [former: RegExp, now: string])[] = [
  ...FORMER,
  [/\b(?:in|into|out of) play\b/i, 'can be played, exposed, stays there'],
  [/\b(?:cards? (?:is|are)|lies?) open\b|\bopen (?:cards?|neighbours?)\b|\bis open when\b/i, 'exposed, face up'],
  [/\bbare (?:king|queen)s?\b/i, 'with no card on it'],
  [/\bpictures? make\b|\bpictures (?:stay|lie|leave)\b/i, 'face cards'],
  [/\*\*Tableau:/, 'Columns'],
  [/\bspaces?\b/, 'gap'],
  [/\busually (?:on|off)\b|\busual (?:way|game|version)\b/i, 'default'],
  [/\b(?:first|second|third|last|next|whole|later) rounds?\b|\bcomes? round\b/i, 'pass'],
  [/\bonce through the stock\b|\blast time through\b/i, 'pass'],
  [/\bplayed off\b|\bcan be had\b|\bto be had\b|\bnothing in between\b/i, 'plain words'],
  [/'/, '’'],
  [
    /(?:^|^- |[.:] )Of (?:two|three|four|several|the)\b[^.,:;]* (?:take|play|choose|move|put|leave|remove)\b/m,
    'a comma',
  ],
  [
    /(?:^|^- |[.:] )(?:Before|After) (?:an?|each|the)(?: [a-z]+){1,3} (?:take|play|send|bring|look|see|join|leave|work|ask|turn)\b/m,
    'a comma',
  ],
  [
    /(?:^|^- |[.:] )(?:In|On|Near|Towards|At) (?:the|each|your)(?: [a-z]+){1,4} (?:look|fill|build|clear|lay|play|remember|take|count|learn|hold|let|check|empty)\b/m,
    'a comma',
  ],
];

const HELP = new URL('../../../assets/help/en/', import.meta.url);
const PAGES = readdirSync(HELP).map((name) => [name, partsOf(readFileSync(new URL(name, HELP), 'utf8'))[1]] as const);

describe('English pages of rules', () => {
  test.each(FORMER_ON_PAGES)('use none of %s', (former) => {
    const found = PAGES.flatMap(([name, text]) => text.split('\n').map((line) => `${name}: ${line}`)).filter((line) =>
      former.test(line.replace(/^[^:]+: /, '')),
    );
    expect(found).toEqual([]);
  });
});

/** The same in other languages, in messages and pages. */
const FORMER_ELSEWHERE: Readonly<Partial<Record<Language, readonly (readonly [former: RegExp, now: string])[]>>> = {
  de: [
    [/\beinfach\w* (?:Programm|Spiel\b)/i, 'einfacher Computerspieler'],
    [/\bLeisten und Fenster\b|\bOriginalgröße\b/i, 'Größe der Oberfläche'],
    [/^Gespielt mit$/, 'Variante'],
    [/\bohne (?:Grenze|Begrenzung|Limit)\b|\bendlos\b/i, 'beliebig oft, unbegrenzt'],
  ],
  es: [
    [/\bprogramas? (?:sencillo|simple)|\bjuego simple\b|\bordenador (?:sencillo|simple)/i, 'jugador simulado'],
    [/\bbarras y paneles\b|\btamaño real\b|&?\b(?:acercar|alejar)$/i, 'tamaño de la interfaz'],
    [/\bformas? de jugar\b|\bmodalidad(?:es)? habitual|^opciones de la partida$/i, 'variante'],
  ],
  fr: [
    [/\bprogramme simple\b|\bjeu simple\b/i, 'joueur automatique'],
    [/\bbarres et panneaux\b|\btaille réelle\b|\bzoom (?:avant|arrière)\b/i, 'taille de l’interface'],
    [/\bfaçons? de jouer\b|^joué avec$/i, 'variante'],
  ],
  it: [
    [/\bprogramma semplice\b|\bgioco semplice\b/i, 'giocatore simulato'],
    [/\bbarre e pannelli\b|\bdimensioni reali\b|^(?:ingrandisci|riduci)$/i, 'dimensione dell’interfaccia'],
    [/\bmod[oi] di giocare\b|^opzioni in uso$/i, 'variante'],
  ],
  nl: [
    [/\beenvoudige? (?:programma|spel)\b/i, 'computerspeler'],
    [/\bbalken en vensters\b|\bware grootte\b|\b(?:in|uit)zoomen\b/i, 'grootte van de interface'],
    [/\bmanier om .+ te spelen\b|\bspeelwijze|^gespeeld met$/i, 'variant'],
  ],
  pl: [
    [/\bprost\w+ (?:program|gr[aęy]\b|grze\b)/i, 'gracz komputerowy'],
    [/\bpaski i okna\b|\brzeczywista wielkość\b|^(?:powiększ|pomniejsz)$/i, 'rozmiar interfejsu'],
    [/\bspos[oó]b\w* gry\b|^gra się z$/i, 'wariant'],
  ],
  pt: [
    [/\bprograma simples\b|\bjogo simples\b/i, 'jogador simulado'],
    [/\bbarras e painéis\b|\btamanho real\b|\b(?:aumentar|diminuir) zoom\b/i, 'tamanho da interface'],
    [/\bmodos? de jogar\b|^opções em uso$/i, 'variante'],
  ],
  sv: [
    [/\benkelt (?:program|spel)\b/i, 'datorspelare'],
    [/\bverktygsfält och paneler\b|\bverklig storlek\b|\bzooma (?:in|ut)\b/i, 'gränssnittets storlek'],
    [/\bspelsätt|^spelas med$|^ett sätt att spela\b/i, 'variant'],
  ],
};

describe.each(Object.entries(FORMER_ELSEWHERE))('in %s', (language, former) => {
  const texts = Object.entries(textsIn(language, COMPONENTS)).map(([id, text]) => [id, text.replaceAll('&', '')]);
  const help = new URL(`../../../assets/help/${language}/`, import.meta.url);
  const lines = readdirSync(help).flatMap((name) =>
    readFileSync(new URL(name, help), 'utf8')
      .split('\n')
      .map((line) => [name, line]),
  );

  test.each(former)('uses none of %s', (name) => {
    expect([...texts, ...lines].filter(([, text = '']) => name.test(text)).map((found) => found.join(': '))).toEqual(
      [],
    );
  });
});
