import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Alternativ för {game}',
  'options.none': '{game} spelas bara på ett sätt.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Kända sätt',
  'options.preset-none': 'Ett eget sätt',
  'options.now': 'En ändring delar ut på nytt genast: inget har spelats än.',
  'options.later': 'Partiet pågår: det du väljer här gäller från nästa giv.',
  'options.pending': 'Valt för nästa giv.',
  'options.deal': 'Ny giv nu',

  'deal.title': 'Välj en giv',
  'deal.number': 'Givnummer',
  'deal.range': 'Från 1 till {most, number}',
  'deal.previous': 'Föregående',
  'deal.next': 'Nästa',
  'deal.random': 'Vilken som helst',
  'deal.play': 'Spela den här given',
  'deal.loss': 'Partiet på bordet är påbörjat: en annan giv gör att det räknas som en förlust.',
  'deal.wrong': 'Det är inget givnummer.',

  'kind.title': 'Ny giv: {game}',
  'kind.any': 'Vilken som helst',
  'kind.winnable': 'Går att vinna',
  'kind.easy': 'Lätt',
  'kind.medium': 'Medelsvår',
  'kind.hard': 'Svår',
  'kind.very-hard': 'Mycket svår',
  'kind.any-is': 'Som korten faller; somliga givar går inte att vinna.',
  'kind.winnable-is': 'En av {count, plural, one {en giv} other {# givar}} som vunnits med alla kort kända.',
  'kind.wins-is': 'En snabb spelare vinner {share} av partierna.',
  'kind.never-is':
    'En snabb spelare vann aldrig; en sökning behövde {positions, plural, one {en ställning} other {# ställningar}}.',
  'kind.looked-for': 'Letas fram när du väljer den.',
  'kind.none-is':
    'Letas fram när du väljer den; {tried, plural, one {den första given är ingen sådan} other {bland de första # givarna är ingen känd}}.',
  'kind.remembered': 'Varje ny giv i den här patiensen blir en sådan, tills du väljer något annat.',
  'kind.looking': 'Letar efter en giv',
  'kind.tried': '{tried, plural, one {En giv} other {# givar}} genomgångna',
  'kind.compared': '{found, number} av {wanted, number} att jämföra',
  'kind.failed': 'Det gick inte att leta efter en giv.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
