import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Terugblikken',
  'review.open-of': 'Terugblik: {game}, spel {deal}',
  'review.title': 'Terugblik: {game}, {deal, plural, =0 {eigen spel} other {spel {deal}}}',
  'review.won': 'Gewonnen in {moves, plural, one {één zet} other {# zetten}}.',
  'review.lost': 'Verloren na {moves, plural, one {één zet} other {# zetten}}.',
  'review.stuck': 'Vastgelopen na {moves, plural, one {één zet} other {# zetten}}.',
  'review.working': 'Elke stelling wordt onderzocht, met alle kaarten bekend…',
  'review.stopped': 'Gestopt voordat er iets gevonden was.',
  'review.failed': 'De terugblik is mislukt.',
  'review.nothing':
    'Er is niets voor een terugblik: de zetten van deze partij zijn niet bewaard, of kunnen niet meer gedaan worden.',
  'review.not-over':
    'Terugblikken kan pas als een partij is afgelopen. Afgelopen partijen staan bij de statistieken, onder ‘Gespeelde partijen’.',
  'review.how':
    'Gevonden met alle kaarten bekend; een hint gaat alleen uit van wat je hebt gezien, dus de cijfers kunnen verschillen. De eenvoudige computerspeler doet wat op het eerste gezicht het beste lijkt, met wat toeval, en neemt niets terug.',

  'review.all-won': 'In elke stelling was winst mogelijk.',
  'review.given-up': 'Toen de partij werd opgegeven, was die nog te winnen.',
  'review.never': 'Dit spel was niet te winnen, wat er ook gespeeld werd.',
  'review.lost-by': 'De partij was te winnen tot zet {move, number}, die de winst weggaf.',
  'review.lost-between':
    '{won, plural, =0 {Het spel was te winnen} other {De partij was te winnen na zet #}}, en niet meer na zet {lost, number}. Welke zet daartussen de winst weggaf, is niet bekend.',
  'review.lost-from':
    'Na zet {lost, number} was de partij niet meer te winnen. Of dat daarvoor wel zo was, is niet bekend.',
  'review.won-until':
    '{won, plural, =0 {Het spel was te winnen} other {Na zet # was de partij nog te winnen}}. Wat daarna kwam, is niet bekend.',
  'review.chance': 'Of de partij te winnen was, hangt van het toeval af.',
  'review.unknown': 'Of de partij te winnen was, kon niet worden vastgesteld.',
  'review.quick':
    'Een eenvoudige computerspeler won {first, number} van {plays, number} partijen vanaf het begin{at, plural, =0 {} other {, en de meeste, {most, number}, na zet #}}.',
  'review.quick-same':
    '{won, plural, =0 {Een eenvoudige computerspeler won vanuit geen enkele onderzochte stelling een partij.} other {Een eenvoudige computerspeler won # van {plays, number} partijen vanuit elke onderzochte stelling.}}',

  'review.chart': 'Of de partij te winnen was, zet voor zet',
  'review.verdict': 'Te winnen of niet',
  'review.share': 'Partijen die een eenvoudige computerspeler wint',
  'review.deal': 'Begin',
  'review.known': 'Bekend',
  'review.known-won': 'te winnen',
  'review.known-lost': 'niet te winnen',
  'review.known-chance': 'hangt van het toeval af',
  'review.known-open': 'niet bekend',

  'review.slips': 'Zetten die het meest kostten',
  'review.no-slips': 'Geen enkele zet springt eruit.',
  'review.move': 'Zet',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'Een van deze; welke, is niet bekend.',
  'review.played': 'Gespeeld',
  'review.better': 'Beter',
  'review.cost': 'Wat het kostte',
  'review.cost-win': 'De winst: daarna was de partij niet meer te winnen.',
  'review.cost-games':
    'Een eenvoudige computerspeler wint daarna {played, number} van {of, number} partijen, na de betere zet {better, number}.',
  'review.play': 'Vanaf hier spelen',
  'review.play-before': 'Vanaf hier spelen, voor zet {move, number}',

  'review.turn': '{count, plural, one {van de talon omdraaien} other {# keer van de talon omdraaien}}',
  'review.click': 'klik: {pile}',
  'review.drag': '{card} naar {to}',
  'review.drag-many': '{count, number} kaarten vanaf {card} naar {to}',
  'review.then': '{first}, dan {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
