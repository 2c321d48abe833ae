/** Hoe groot de kans op winst is. */
export const likelihood = {
  'command.likelihood': 'Hoe groot is de kans?',
  'menu.likelihood': 'Hoe &groot is de kans?',
  'likely.title': 'Hoe groot is de kans?',
  'likely.text':
    'Hoeveel spellen van elke patience te winnen zijn, en hoeveel een eenvoudige computerspeler er wint: {games, number} patiences, elk zoals ze gewoonlijk gespeeld worden.',
  'likely.picture':
    'Alle patiences naar de kans om te winnen. Pijltoetsen gaan van punt naar punt; Enter opent een patience.',
  'likely.point':
    'Wijs een punt aan, of druk op een pijltoets, om te zien welke patience het is. Een klik of Enter opent de pagina.',
  'likely.dot': '{game}. Te winnen: {share}. De computerspeler wint {simple}.',
  'likely.across': 'Spellen die te winnen zijn',
  'likely.upwards': 'Gewonnen door de computerspeler',
  'likely.undecided': 'Onbeslist',
  'likely.table': 'Alle patiences',
  'likely.count': '{count} patiences',
  'likely.csv': 'Opslaan als CSV',
  'likely.method': 'Hoe dit gemeten is',
  'likely.method-dots': 'Elk punt is een patience.',
  'likely.method-deals':
    'De spellen 1, 2, 3 enzovoort, {least, number} tot {most, number} per patience, zijn doorzocht met alle kaarten bekend.',
  'likely.method-won':
    'Een spel geldt alleen als te winnen als er een oplossing is gevonden die volgens de regels is nagespeeld.',
  'likely.method-lost': 'Het geldt alleen als verloren als de zoektocht alles heeft geprobeerd wat ertoe kon doen.',
  'likely.method-open': 'Wat binnen de grens niet kon worden vastgesteld, is onbeslist.',
  'likely.method-share':
    'Zolang er weinig spellen onbeslist zijn, is het getoonde aandeel het midden van wat mogelijk is; zijn het er veel, dan is het het minimum dat vaststaat, en is het punt hol.',
  'likely.method-hidden': 'Wie de gedekte kaarten niet kent, wint minder vaak.',
  'likely.method-simple':
    'De eenvoudige computerspeler doet de zet die het beste lijkt, kijkt niet verder en neemt niets terug.',
  'likely.method-interval':
    'De marges zijn 95%-intervallen: in negentien van de twintig gevallen ligt het werkelijke aandeel daarbinnen.',
  'likely.method-same': 'Hetzelfde programma geeft op elke computer dezelfde cijfers; niemands partijen zijn gebruikt.',
  'odds.about': 'Ongeveer {n, number} op de {of, number} ({between})',
  'odds.at-least': 'Minstens {n, number} op de {of, number}',
  'odds.none': 'Geen van de {deals, number} onderzochte spellen',
  'odds.all': 'Alle {deals, number} onderzochte spellen',
  'odds.with-undecided': '{told}; {n, number} op de {of, number} onbeslist',
};
