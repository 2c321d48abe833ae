export const likelihood = {
  'command.likelihood': 'Quanto è probabile?',
  'menu.likelihood': 'Quanto è &probabile?',
  'likely.title': 'Quanto è probabile?',
  'likely.text':
    'Quante partite di ogni solitario si possono vincere e quante ne vince un semplice giocatore simulato: {games, number} solitari, ciascuno nella sua versione abituale.',
  'likely.picture':
    'Tutti i solitari secondo la probabilità di vincerli. Le frecce passano da un punto all’altro; Invio apre un solitario.',
  'likely.point':
    'Indica un punto, o premi una freccia, per sapere quale solitario è. Un clic o Invio ne apre la pagina.',
  'likely.dot': '{game}. Vincibili: {share}. Vinte dal giocatore simulato: {simple}.',
  'likely.across': 'Partite che si possono vincere',
  'likely.upwards': 'Vinte dal giocatore simulato',
  'likely.undecided': 'Incerte',
  'likely.table': 'Tutti i solitari',
  'likely.count': '{count} solitari',
  'likely.csv': 'Salva come CSV',
  'likely.method': 'Come è stato misurato',
  'likely.method-dots': 'Ogni punto è un solitario.',
  'likely.method-deals':
    'Le partite 1, 2, 3 e così via, da {least, number} a {most, number} per solitario, sono state esplorate con tutte le carte note.',
  'likely.method-won':
    'Una partita è detta vincibile solo se è stata trovata una vittoria, rigiocata secondo le regole.',
  'likely.method-lost': 'Si considera persa solo se la ricerca ha provato tutto ciò che poteva contare.',
  'likely.method-open': 'Ciò che non ha potuto stabilire entro i suoi limiti resta incerto.',
  'likely.method-share':
    'Finché le partite incerte sono poche, la quota indicata è il punto medio del possibile; se sono molte, è il minimo sicuro, e il punto è vuoto.',
  'likely.method-hidden': 'Chi non vede le carte coperte vince meno spesso.',
  'likely.method-simple':
    'Il semplice giocatore simulato fa la mossa che sembra migliore, non guarda oltre e non annulla nulla.',
  'likely.method-interval': 'Gli intervalli sono al 95%: diciannove volte su venti la quota vera vi è compresa.',
  'likely.method-same':
    'Lo stesso programma dà le stesse cifre su ogni computer; non sono state usate le partite di nessuno.',
  'likely.shuffle': 'Le carte sono mescolate bene?',
  'likely.shuffle-text':
    'Il mazzo viene mescolato in base al solo numero della partita: non contano chi gioca, il solitario né come è andata finora. Distribuisci così un milione di mazzi, a partire da un numero qualsiasi, e guarda quanto sono uniformi.',
  'likely.shuffle-chosen': 'Le partite vengono scelte solo se le chiedi vincibili o di una certa difficoltà.',
  'likely.shuffle-begin': 'Distribuisci un milione di mazzi',
  'likely.shuffle-working': 'Distribuzione dei mazzi',
  'likely.shuffle-deals': 'Partite da {first, number} a {last, number}',
  'likely.shuffle-asked': 'Conteggio',
  'likely.shuffle-x2': 'X² (media)',
  'likely.shuffle-x2-of': '{x2, number} ({average, number})',
  'likely.shuffle-chance': 'Altrettanto o più per caso',
  'likely.shuffle-places': 'Ogni carta in ogni posto',
  'likely.shuffle-firsts': 'Le prime due carte',
  'likely.shuffle-kept': 'Carte rimaste al loro posto',
  'likely.shuffle-colours': 'Carte di fila dello stesso colore',
  'likely.shuffle-read':
    'X² dice quanto i conteggi si scostano da una distribuzione uniforme; l’ultima colonna, quanto spesso un mescolamento perfetto si scosta altrettanto: tutto è possibile, ma una quota vicina allo 0% ogni volta rivelerebbe un mescolamento truccato.',
  'odds.about': 'Circa {of, plural, =2 {la metà} other {{n, number} su {of, number}}} ({between})',
  'odds.nearly-all': 'Quasi tutte ({between})',
  'odds.at-least': 'Almeno {of, plural, =2 {la metà} other {{n, number} su {of, number}}}',
  'odds.none': 'Nessuna delle {deals, number} partite provate',
  'odds.all': 'Tutte le {deals, number} partite provate',
  'odds.with-undecided':
    '{share}; {of, plural, =1 {quasi tutte incerte} =2 {la metà incerta} other {{n, number} su {of, number} {n, plural, one {incerta} other {incerte}}}}',
};
