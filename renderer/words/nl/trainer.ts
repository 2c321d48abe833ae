import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Nauwkeurigheid',
  'trainer.well': 'Beslissingen zo goed als te weten was',
  'trainer.well-of': '{good, number} van {choices, number}',
  'trainer.mistakes': 'Fouten',
  'trainer.too-hard':
    'Uit zulke stellingen komen te weinig partijen uit om een goede zet van een slechte te onderscheiden met wat te weten was.',
  'trainer.played':
    'Je nam {good, number} van {choices, plural, one {# beslissing} other {# beslissingen}} zo goed als te weten was.',
  'trainer.played-all':
    '{choices, plural, one {Je nam de ene beslissing} other {Je nam alle # beslissingen}} zo goed als te weten was.',
  'trainer.cost-most': 'Zet {move, number} kostte het meest.',
  'trainer.all-luck': 'Dat de partij verloren ging, was pech.',
  'trainer.then-luck': 'Wat na de laatste fout kwam, was pech.',
  'trainer.turns': 'Met wat je had gezien',
  'trainer.no-turns': 'Niets springt eruit: geen zet was duidelijk een fout, geen kaart duidelijk geluk of pech.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Fout.',
  'trainer.bad-luck': 'Pech.',
  'trainer.good-luck': 'Geluk.',
  'trainer.luck-cost': 'De kaarten die opkwamen, kostten {share} van de partijen vanaf hier.',
  'trainer.luck-brought': 'De kaarten die opkwamen, brachten {share} meer van de partijen vanaf hier.',
  'trainer.cost-games':
    'Als de dichte kaarten willekeurig liggen, wint een snelle speler erna {played, number} van {of, number} partijen, na de betere zet {better, number}.',
  'trainer.share': 'Hetzelfde met wat je had gezien',
  'trainer.how':
    'Nauwkeurigheid en fouten gaan alleen uit van de kaarten die je had gezien: de andere zijn telkens opnieuw willekeurig gelegd en de zetten bij gelijke kaarten vergeleken. Een kaart die je niet kon kennen, wordt je nooit aangerekend.',
  'trainer.hindsight': 'Met alle kaarten bekend',
} as const satisfies Partial<Record<keyof typeof english, string>>;
