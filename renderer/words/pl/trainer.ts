import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Dokładność',
  'trainer.well': 'Najlepsze możliwe decyzje',
  'trainer.well-of': '{good, number} z {choices, number}',
  'trainer.mistakes': 'Błędy',
  'trainer.by-way':
    'Z takich pozycji można wygrać zbyt mało partii, dlatego ruchy porównano według tego, jak daleko dochodzi po nich prosty gracz komputerowy.',
  'trainer.difficulty': 'Trudność',
  'trainer.played':
    'Według tego, co można było wiedzieć, trafne decyzje: {good, number} z {choices, plural, one {#} few {#} many {#} other {#}}.',
  'trainer.played-all':
    'Według tego, co można było wiedzieć, {choices, plural, one {jedyna decyzja była trafna} few {wszystkie # decyzje były trafne} many {wszystkie # decyzji było trafnych} other {wszystkie # decyzji było trafnych}}.',
  'trainer.passed':
    'Decyzje, których nie zbadano: {passed, number}. W tak długiej partii badane są tylko te, po których szanse spadły najbardziej.',
  'trainer.cost-most': 'Najwięcej kosztował ruch {move, number}.',
  'trainer.all-luck': 'Przegrana była pechem.',
  'trainer.then-luck': 'To, co przyszło po ostatnim błędzie, było pechem.',
  'trainer.stopped': 'Partia została przerwana, gdy można ją było jeszcze wygrać.',
  'trainer.stopped-share':
    'W chwili przerwania partii prosty gracz komputerowy wygrałby stamtąd jeszcze {share} partii.',
  'trainer.stopped-way': 'Partia została przerwana, zanim doszła tak daleko, jak mogła.',
  'trainer.turns': 'Według tego, co było widać',
  'trainer.no-turns':
    'Nic się nie wyróżnia: żaden ruch nie był wyraźnym błędem i żadna karta nie była wyraźnie kwestią szczęścia.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Błąd.',
  'trainer.bad-luck': 'Pech.',
  'trainer.good-luck': 'Szczęście.',
  'trainer.luck-cost': 'Odkryte karty kosztowały {share} partii od tego miejsca.',
  'trainer.luck-brought': 'Odkryte karty dały o {share} więcej partii od tego miejsca.',
  'trainer.cost-games':
    'Gdy zakryte karty są rozdane losowo, prosty gracz komputerowy wygrywa po nim {played, number} z {of, number} partii, a po lepszym ruchu {better, number}.',
  'trainer.cost-orders':
    'Z {of, number} możliwych układów ostatnich zakrytych kart po nim można jeszcze wygrać {played, number}, a po lepszym ruchu {better, number}.',
  'trainer.cost-way':
    'Gdy zakryte karty leżą losowo, prosty gracz komputerowy pokonuje po nim {played} drogi do wygranej, a po lepszym ruchu {better}.',
  'trainer.share': 'To samo według tego, co było widać',
  'trainer.how':
    'Dokładność i błędy liczą się tylko według kart, które było widać: pozostałe rozdawano losowo raz po raz i porównywano ruchy przy tych samych kartach. Karta, o której nie można było wiedzieć, nigdy nie obciąża gracza.',
  'trainer.accuracy-how':
    'Dokładność 100 oznacza, że żadna z szans, które dały karty, nie przepadła przez grę. Każdy błąd kosztuje część szans, które jeszcze były, a tak samo przerwanie partii, póki jakieś są.',
  'trainer.hindsight': 'Przy znajomości wszystkich kart',
} as const satisfies Partial<Record<keyof typeof english, string>>;
