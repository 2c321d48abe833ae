import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Alternativ för {game}',
  'options.none': '{game} spelas bara på ett sätt.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Kända varianter',
  'options.preset-none': 'Egen variant',
  'options.now': 'En ändring ger genast en ny giv: inget har spelats än.',
  'options.later': 'Du har ett pågående parti: ändringar gäller från nästa giv.',
  'options.own':
    'De här alternativen ändrar {game} från och med nu; ”Ändra reglerna…” gör en egen patiens och lämnar {game} som den är.',
  'options.pending': 'Valt för nästa giv.',
  'options.deal': 'Ny giv nu',

  'deal.title': 'Välj en giv',
  'deal.number': 'Givnummer',
  'deal.range': 'Från 1 till {most, number}',
  'deal.previous': 'Föregående',
  'deal.next': 'Nästa',
  'deal.unwon': 'Nästa ovunna',
  'deal.random': 'Vilken som helst',
  'deal.play': 'Spela den här given',
  'deal.loss': 'Partiet på bordet är påbörjat: med en annan giv räknas det som förlorat.',
  'deal.wrong': 'Det är inget givnummer.',

  'kind.title': 'Ny giv: {game}',
  'kind.any': 'Vilken som helst',
  'kind.winnable': 'Går att vinna',
  'kind.easy': 'Lätt',
  'kind.medium': 'Medelsvår',
  'kind.hard': 'Svår',
  'kind.very-hard': 'Mycket svår',
  'kind.any-is': 'Som korten faller; somliga givar går inte att vinna.',
  'kind.winnable-is':
    '{count, plural, one {Den enda giv som är känd som vinnbar.} other {En av de # givar som är kända som vinnbara.}}',
  'kind.wins-is': 'En enkel datorspelare vinner {share} av partierna.',
  'kind.never-is':
    'En enkel datorspelare vann aldrig; sökningen gick igenom {positions, plural, one {en ställning} other {# ställningar}}.',
  'kind.known': 'Svårighetsgrad: {difficulty}. {figures}',
  'kind.looked-for': 'Baize letar fram en sådan giv när du väljer det här.',
  'kind.none-is':
    'Baize letar fram en sådan giv när du väljer det här; {tried, plural, one {den första given är ingen sådan} other {bland de första # givarna är ingen känd}}.',
  'kind.remembered': 'Nya givar i den här patiensen blir av den här typen tills du väljer något annat.',
  'kind.looking': 'Letar efter en giv',
  'kind.tried': '{tried, plural, one {En giv genomgången} other {# givar genomgångna}}',
  'kind.compared': '{found, number} av {wanted, number} funna att jämföra',
  'kind.failed': 'Det gick inte att söka efter en giv.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
