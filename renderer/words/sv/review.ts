import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Granska',
  'review.open-of': 'Granska: {game}, giv {deal}',
  'review.title': 'Granskning: {game}, {deal, plural, =0 {egen giv} other {giv {deal}}}',
  'review.won': 'Vunnet på {moves, plural, one {ett drag} other {# drag}}.',
  'review.lost': 'Förlorat efter {moves, plural, one {ett drag} other {# drag}}.',
  'review.stuck': 'Kört fast efter {moves, plural, one {ett drag} other {# drag}}.',
  'review.working': 'Varje ställning undersöks, med alla kort kända…',
  'review.stopped': 'Avbrutet innan något hittades.',
  'review.failed': 'Granskningen misslyckades.',
  'review.nothing': 'Det finns inget att granska: partiets drag sparades inte, eller kan inte göras längre.',
  'review.not-over': 'Bara avslutade partier granskas. De finns i statistiken, under ”Spelade partier”.',
  'review.how':
    'Framtaget med alla kort kända, medan ett tips bara utgår från det du har sett: siffrorna kan skilja sig åt. Den enkla datorspelaren gör det som ser bäst ut vid första anblicken, med ett visst mått av slump, och ångrar inget.',

  'review.all-won': 'En vinst var möjlig i varje ställning.',
  'review.given-up': 'Det gick fortfarande att vinna när det gavs upp.',
  'review.never': 'Den här given gick inte att vinna, vad som än spelades.',
  'review.lost-by': 'Det gick att vinna till drag {move, number}, som kastade bort vinsten.',
  'review.lost-between':
    '{won, plural, =0 {Given gick att vinna} other {Det gick att vinna efter drag #}}, och inte längre efter drag {lost, number}. Vilket drag däremellan som kastade bort vinsten är inte känt.',
  'review.lost-from':
    'Efter drag {lost, number} gick det inte längre att vinna. Om det gick dessförinnan är inte känt.',
  'review.won-until':
    '{won, plural, =0 {Given gick att vinna} other {Efter drag # gick det fortfarande att vinna}}. Vad som hände sedan är inte känt.',
  'review.chance': 'Om det gick att vinna beror på slumpen.',
  'review.unknown': 'Om det gick att vinna har inte kunnat avgöras.',
  'review.quick':
    'En enkel datorspelare vann {first, number} av {plays, number} partier från given{at, plural, =0 {} other {, och flest, {most, number}, efter drag #}}.',
  'review.quick-same':
    '{won, plural, =0 {En enkel datorspelare vann inget parti från någon av de prövade ställningarna.} other {En enkel datorspelare vann # av {plays, number} partier från varje prövad ställning.}}',

  'review.chart': 'Om partiet gick att vinna, drag för drag',
  'review.verdict': 'Går att vinna eller inte',
  'review.share': 'Partier som en enkel datorspelare vinner',
  'review.deal': 'Giv',
  'review.known': 'Känt',
  'review.known-won': 'går att vinna',
  'review.known-lost': 'går inte att vinna',
  'review.known-chance': 'beror på slumpen',
  'review.known-open': 'okänt',

  'review.slips': 'Drag som kostade mest',
  'review.no-slips': 'Inget enskilt drag sticker ut.',
  'review.move': 'Drag',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'Ett av dessa; vilket är inte känt.',
  'review.played': 'Spelat',
  'review.better': 'Bättre',
  'review.cost': 'Vad det kostade',
  'review.cost-win': 'Vinsten: efter det gick partiet inte att vinna.',
  'review.cost-games':
    'En enkel datorspelare vinner {played, number} av {of, number} partier efter det, {better, number} efter det bättre draget.',
  'review.play': 'Spela härifrån',
  'review.play-before': 'Spela härifrån, före drag {move, number}',

  'review.turn': '{count, plural, one {vänd upp från talongen} other {vänd upp från talongen # gånger}}',
  'review.click': 'klick: {pile}',
  'review.drag': '{card} till {to}',
  'review.drag-many': '{count, number} kort från {card} till {to}',
  'review.then': '{first}, sedan {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
