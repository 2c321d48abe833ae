import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Nauwkeurigheid',
  'trainer.well': 'Best mogelijke beslissingen',
  'trainer.well-of': '{good, number} van {choices, number}',
  'trainer.mistakes': 'Fouten',
  'trainer.by-way':
    'Vanuit zulke stellingen zijn te weinig spellen te winnen. Daarom is vergeleken hoe ver een eenvoudige computerspeler na elke zet komt.',
  'trainer.difficulty': 'Moeilijkheid',
  'trainer.played':
    'Op grond van wat je kon weten, waren {good, number} van je {choices, plural, one {# beslissing} other {# beslissingen}} goed.',
  'trainer.played-all':
    'Op grond van wat je kon weten, {choices, plural, one {was je enige beslissing} other {waren al je # beslissingen}} goed.',
  'trainer.passed':
    '{passed, plural, one {Nog één beslissing is} other {Nog # beslissingen zijn}} niet bekeken: in zo’n lang spel worden alleen die bekeken waarna de kansen het sterkst daalden.',
  'trainer.cost-most': 'Zet {move, number} kostte het meest.',
  'trainer.all-luck': 'Dat je verloor, was pech.',
  'trainer.then-luck': 'Wat na de laatste fout kwam, was pech.',
  'trainer.stopped': 'Je stopte terwijl het spel nog te winnen was.',
  'trainer.stopped-share':
    'Toen je stopte, zou een eenvoudige computerspeler van daaruit nog {share} van de spellen hebben gewonnen.',
  'trainer.stopped-way': 'Je stopte voordat het spel zo ver was gekomen als het kon.',
  'trainer.turns': 'Met wat je had gezien',
  'trainer.no-turns': 'Niets springt eruit: geen zet was duidelijk een fout, geen kaart duidelijk geluk of pech.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Fout.',
  'trainer.bad-luck': 'Pech.',
  'trainer.good-luck': 'Geluk.',
  'trainer.luck-cost': 'De kaarten die opkwamen, kostten {share} van de partijen vanaf hier.',
  'trainer.luck-brought': 'De kaarten die opkwamen, brachten {share} meer van de partijen vanaf hier.',
  'trainer.cost-games':
    'Als de dichte kaarten willekeurig zijn verdeeld, wint een eenvoudige computerspeler daarna {played, number} van {of, number} partijen, na de betere zet {better, number}.',
  'trainer.cost-orders':
    'Van {of, number} mogelijke liggingen van de laatste dichte kaarten zijn er daarna nog {played, number} te winnen, na de betere zet {better, number}.',
  'trainer.cost-way':
    'Als de dichte kaarten willekeurig verdeeld zijn, komt een eenvoudige computerspeler erna tot {played} van de weg naar winst, na de betere zet tot {better}.',
  'trainer.share': 'Hetzelfde met wat je had gezien',
  'trainer.how':
    'Nauwkeurigheid en fouten gaan alleen uit van de kaarten die je had gezien: de andere zijn telkens opnieuw willekeurig gelegd en de zetten bij gelijke kaarten vergeleken. Een kaart die je niet kon kennen, wordt je nooit aangerekend.',
  'trainer.accuracy-how':
    'Een nauwkeurigheid van 100 betekent dat je geen van de kansen die de kaarten je gaven zelf hebt verspeeld. Elke fout kost een deel van de kansen die je nog had, en stoppen terwijl er nog kansen zijn ook.',
  'trainer.hindsight': 'Met alle kaarten bekend',
} as const satisfies Partial<Record<keyof typeof english, string>>;
