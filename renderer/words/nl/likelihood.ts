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
  'likely.shuffle': 'Wordt er eerlijk geschud?',
  'likely.shuffle-text':
    'Het schudden kent alleen het nummer van het spel: niet wie er speelt, niet welke patience, en niet hoe het tot nu toe ging. Deel er een miljoen spellen mee, vanaf een willekeurig nummer, en kijk hoe gelijkmatig ze zijn.',
  'likely.shuffle-chosen': 'Spellen worden alleen uitgekozen als je om winbare of om een moeilijkheid vraagt.',
  'likely.shuffle-begin': 'Een miljoen spellen delen',
  'likely.shuffle-working': 'Spellen worden gedeeld',
  'likely.shuffle-deals': 'Spellen {first, number} tot en met {last, number}',
  'likely.shuffle-asked': 'Geteld',
  'likely.shuffle-x2': 'X² (gemiddeld)',
  'likely.shuffle-x2-of': '{x2, number} ({average, number})',
  'likely.shuffle-chance': 'Zoveel of meer door toeval',
  'likely.shuffle-places': 'Elke kaart op elke plaats',
  'likely.shuffle-firsts': 'De eerste twee kaarten',
  'likely.shuffle-kept': 'Kaarten die op hun plaats bleven',
  'likely.shuffle-colours': 'Kaarten van één kleur na elkaar',
  'likely.shuffle-read':
    'X² zegt hoe ver de tellingen van gelijkmatig af liggen; de laatste kolom, hoe vaak volmaakt eerlijk schudden even ver afwijkt: alles is mogelijk, maar een aandeel dat telkens vlak bij 0% ligt, zou op oneerlijk schudden wijzen.',
  'odds.about': 'Ongeveer {of, plural, =2 {de helft} other {{n, number} op de {of, number}}} ({between})',
  'odds.nearly-all': 'Bijna alle spellen ({between})',
  'odds.at-least': 'Minstens {of, plural, =2 {de helft} other {{n, number} op de {of, number}}}',
  'odds.none': 'Geen van de {deals, number} onderzochte spellen',
  'odds.all': 'Alle {deals, number} onderzochte spellen',
  'odds.with-undecided':
    '{share}; {of, plural, =1 {bijna alle} =2 {de helft} other {{n, number} op de {of, number}}} onbeslist',
};
