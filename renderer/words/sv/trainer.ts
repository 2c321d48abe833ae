import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Precision',
  'trainer.well': 'Bästa möjliga beslut',
  'trainer.well-of': '{good, number} av {choices, number}',
  'trainer.mistakes': 'Misstag',
  'trainer.by-way':
    'Från sådana här ställningar går för få partier att vinna, så dragen jämfördes efter hur långt en enkel datorspelare kommer efter dem.',
  'trainer.difficulty': 'Svårighetsgrad',
  'trainer.played':
    'Utifrån det du kunde veta var {good, number} av dina {choices, plural, one {# beslut} other {# beslut}} rätt.',
  'trainer.played-all':
    'Utifrån det du kunde veta var {choices, plural, one {ditt enda beslut} other {alla dina # beslut}} rätt.',
  'trainer.passed':
    '{passed, plural, one {Ytterligare ett beslut} other {Ytterligare # beslut}} har inte granskats: i ett så långt spel granskas bara de beslut efter vilka chanserna sjönk mest.',
  'trainer.cost-most': 'Drag {move, number} kostade mest.',
  'trainer.all-luck': 'Att du förlorade var otur.',
  'trainer.then-luck': 'Det som kom efter det sista misstaget var otur.',
  'trainer.stopped': 'Du slutade medan spelet fortfarande gick att vinna.',
  'trainer.stopped-share': 'När du slutade skulle en enkel datorspelare ändå ha vunnit {share} av spelen därifrån.',
  'trainer.stopped-way': 'Du slutade innan spelet hade kommit så långt som det kunde.',
  'trainer.turns': 'Utifrån vad du hade sett',
  'trainer.no-turns': 'Inget sticker ut: inget drag var tydligt ett misstag, inget kort tydligt tur eller otur.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Misstag.',
  'trainer.bad-luck': 'Otur.',
  'trainer.good-luck': 'Tur.',
  'trainer.luck-cost': 'Korten som kom upp kostade {share} av partierna härifrån.',
  'trainer.luck-brought': 'Korten som kom upp gav {share} fler av partierna härifrån.',
  'trainer.cost-games':
    'När de dolda korten är slumpvis fördelade vinner en enkel datorspelare {played, number} av {of, number} partier efter det, {better, number} efter det bättre draget.',
  'trainer.cost-orders':
    'Av {of, number} möjliga lägen för de sista dolda korten går {played, number} ännu att vinna efter det, {better, number} efter det bättre draget.',
  'trainer.cost-way':
    'När de dolda korten ligger slumpvis kommer en enkel datorspelare {played} av vägen till vinst efter det, {better} efter det bättre draget.',
  'trainer.share': 'Detsamma utifrån vad du hade sett',
  'trainer.how':
    'Precision och misstag utgår bara från de kort du hade sett: de andra delades ut slumpvis om och om igen, och dragen jämfördes med samma kort. Ett kort du inte kunde känna till läggs dig aldrig till last.',
  'trainer.accuracy-how':
    'En precision på 100 betyder att du inte själv har spelat bort någon av de chanser som korten gav. Varje misstag kostar en del av de chanser du hade kvar, och att sluta medan det finns några kvar gör det också.',
  'trainer.hindsight': 'Med alla kort kända',
} as const satisfies Partial<Record<keyof typeof english, string>>;
