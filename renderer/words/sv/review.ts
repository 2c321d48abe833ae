import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Granska',
  'review.open-of': 'Granska {game}, giv {deal}',
  'review.title': 'Granskning av {game}, {deal, plural, =0 {egen giv} other {giv {deal}}}',
  'review.won': 'Vunnet på {moves, plural, one {ett drag} other {# drag}}.',
  'review.lost': 'Förlorat efter {moves, plural, one {ett drag} other {# drag}}.',
  'review.stuck': 'Fast efter {moves, plural, one {ett drag} other {# drag}}.',
  'review.working': 'Varje ställning gås igenom, med alla kort kända …',
  'review.stopped': 'Avbrutet innan något hittades.',
  'review.failed': 'Granskningen misslyckades.',
  'review.nothing': 'Det finns inget att granska: partiets drag sparades inte, eller kan inte göras längre.',
  'review.not-over': 'Ett parti granskas när det är slut. De som är slut finns i statistiken, under ”Spelade partier”.',
  'review.how':
    'Framtaget med alla kort kända, medan ett tips bara känner till det du har sett: siffrorna kan skilja sig åt. En snabb spelare spelar det som ser bäst ut vid första anblicken, med en del slump, och ångrar inget.',

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
    'En snabb spelare vann {first, number} av {plays, number} partier från given{at, plural, =0 {} other {, och flest, {most, number}, efter drag #}}.',
  'review.quick-same':
    '{won, plural, =0 {En snabb spelare vann inget parti från någon ställning som prövades.} other {En snabb spelare vann # av {plays, number} partier från varje ställning som prövades.}}',

  'review.chart': 'Om partiet gick att vinna, drag för drag',
  'review.verdict': 'Går att vinna eller inte',
  'review.share': 'Partier som en snabb spelare vinner',
  'review.deal': 'Giv',
  'review.known': 'Känt',
  'review.known-won': 'går att vinna',
  'review.known-lost': 'går inte att vinna',
  'review.known-chance': 'beror på slumpen',
  'review.known-open': 'inte känt',

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
    'En snabb spelare vinner {played, number} av {of, number} partier efter det, {better, number} efter det bättre draget.',
  'review.play': 'Spela härifrån',
  'review.play-before': 'Spela härifrån, före drag {move, number}',

  'review.turn': '{count, plural, one {vänd från talongen} other {vänd från talongen # gånger}}',
  'review.click': 'klick: {pile}',
  'review.drag': '{card} till {to}',
  'review.drag-many': '{count, number} kort från {card} till {to}',
  'review.then': '{first}, sedan {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
