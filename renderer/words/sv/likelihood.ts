/** Hur troligt det är att vinna. */
export const likelihood = {
  'command.likelihood': 'Hur troligt är det?',
  'menu.likelihood': 'Hur &troligt är det?',
  'likely.title': 'Hur troligt är det?',
  'likely.text':
    'Hur många givar av varje patiens som går att vinna, och hur många en enkel datorspelare vinner: {games, number} patienser, var och en på det vanliga sättet.',
  'likely.picture':
    'Alla patienser efter hur troligt det är att vinna. Piltangenterna går från punkt till punkt; Enter öppnar en patiens.',
  'likely.point':
    'Peka på en punkt, eller tryck på en piltangent, för att se vilken patiens det är. Ett klick eller Enter öppnar dess sida.',
  'likely.dot': '{game}. Går att vinna: {share}. Datorspelaren vinner {simple}.',
  'likely.across': 'Givar som går att vinna',
  'likely.upwards': 'Vunna av datorspelaren',
  'likely.undecided': 'Oavgjorda',
  'likely.table': 'Alla patienser',
  'likely.count': '{count} patienser',
  'likely.csv': 'Spara som CSV',
  'likely.method': 'Så här mättes det',
  'likely.method-dots': 'Varje punkt är en patiens.',
  'likely.method-deals':
    'Givarna 1, 2, 3 och så vidare, {least, number} till {most, number} per patiens, genomsöktes med alla kort kända.',
  'likely.method-won': 'En giv räknas som möjlig att vinna bara om en vinst hittades och spelades upp enligt reglerna.',
  'likely.method-lost': 'Den räknas som förlorad bara om sökningen prövade allt som kunde spela roll.',
  'likely.method-open': 'Det som inte kunde avgöras inom gränsen är oavgjort.',
  'likely.method-share':
    'Så länge få givar är oavgjorda visas mitten av det möjliga; är de många visas det minsta som är säkert, och punkten är ihålig.',
  'likely.method-hidden': 'Den som inte ser de dolda korten vinner mer sällan.',
  'likely.method-simple':
    'Den enkla datorspelaren gör det drag som ser bäst ut, tittar inte längre fram och ångrar inget.',
  'likely.method-interval':
    'Spannen är 95-procentsintervall: nitton gånger av tjugo ligger den verkliga andelen inom dem.',
  'likely.method-same': 'Samma program ger samma siffror på alla datorer; ingens partier har använts.',
  'odds.about': 'Ungefär {n, number} av {of, number} givar ({between})',
  'odds.at-least': 'Minst {n, number} av {of, number} givar',
  'odds.none': 'Ingen av de {deals, number} givar som prövats',
  'odds.all': 'Alla {deals, number} givar som prövats',
  'odds.with-undecided': '{told}; {n, number} av {of, number} oavgjorda',
};
