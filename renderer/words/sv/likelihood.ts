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
  'likely.shuffle': 'Blandas korten rättvist?',
  'likely.shuffle-text':
    'Blandningen känner bara till givens nummer: inte vem som spelar, inte vilken patiens och inte hur det har gått hittills. Ge en miljon kortlekar med den, från ett valfritt nummer, och se hur jämna de är.',
  'likely.shuffle-chosen': 'Givar väljs ut bara om du ber om sådana som går att vinna eller om en svårighet.',
  'likely.shuffle-begin': 'Ge en miljon kortlekar',
  'likely.shuffle-working': 'Kortlekar ges',
  'likely.shuffle-deals': 'Givar {first, number} till {last, number}',
  'likely.shuffle-asked': 'Räknat',
  'likely.shuffle-x2': 'X² (medelvärde)',
  'likely.shuffle-x2-of': '{x2, number} ({average, number})',
  'likely.shuffle-chance': 'Lika mycket eller mer av en slump',
  'likely.shuffle-places': 'Varje kort på varje plats',
  'likely.shuffle-firsts': 'De två första korten',
  'likely.shuffle-kept': 'Kort som blev kvar på sin plats',
  'likely.shuffle-colours': 'Kort av samma färg i rad',
  'likely.shuffle-read':
    'X² säger hur långt räkningen är från det jämna; den sista kolumnen hur ofta en helt rättvis blandning avviker lika mycket: allt är möjligt, men en andel nära 0 % varje gång skulle avslöja en orättvis blandning.',
  'odds.about': 'Ungefär {of, plural, =2 {hälften av givarna} other {{n, number} av {of, number} givar}} ({between})',
  'odds.nearly-all': 'Nästan alla givar ({between})',
  'odds.at-least': 'Minst {of, plural, =2 {hälften av givarna} other {{n, number} av {of, number} givar}}',
  'odds.none': 'Ingen av de {deals, number} givar som prövats',
  'odds.all': 'Alla {deals, number} givar som prövats',
  'odds.with-undecided':
    '{share}; {of, plural, =1 {nästan alla oavgjorda} =2 {hälften oavgjorda} other {{n, number} av {of, number} {n, plural, one {oavgjord} other {oavgjorda}}}}',
};
