import type { description as english } from '../en/description.ts';

/** What every page of rules begins with, in Italian. */
export const description = {
  'glance.title': 'In breve',
  'glance.part':
    '{part, select, goal {Scopo} deal {Disposizione} own {Regole particolari} pairs {Coppie} foundation {{count, plural, one {Base} other {Basi}}} tableau {Colonne} row {File} place {Posti} reserve {{count, plural, one {Riserva} other {Riserve}}} cell {{count, plural, one {Cella} other {Celle}}} waste {Pozzo} stock {Tallone} again {Ridistribuzione} itself {In automatico} clicks {Clic} named {{kind_title}} other {Punti}}',

  'glance.goal-home':
    '{all, select, yes {Portare tutte le {cards, number} carte sulle basi.} other {Portare {cards, number} carte sulle basi.}}',
  'glance.goal-gone':
    '{all, select, yes {Togliere tutte le {cards, number} carte.} other {Togliere {cards, number} delle {of, number} carte.}}',

  'glance.deck':
    '{packs, plural, =1 {Un mazzo} =2 {Due mazzi} =3 {Tre mazzi} other {# mazzi}} ({cards, number} carte{suits, plural, =0 {} one {, un solo seme} other {, # semi}}{jokers, select, yes {, con i jolly} other {}})',
  'glance.left-out': 'Senza questi valori: {ranks}',
  'glance.piles':
    '{pile, select, foundation {{count, plural, one {Una base} other {# basi}}} row {{count, plural, one {Una fila} other {# file}}} place {{count, plural, one {Un posto} other {# posti}}} reserve {{count, plural, one {Una riserva} other {# riserve}}} cell {{count, plural, one {Una cella} other {# celle}}} waste {{count, plural, one {Il pozzo} other {# pozzi}}} stock {Il tallone} named {{kind_count}} other {{count, plural, one {Una colonna} other {# colonne}}}}',
  'glance.dealt':
    '{piles}{kind, select, same {{cards, plural, =0 {, senza carte} one { di una carta} other { di {cards, number} carte}}} begun {{begun, plural, one {, la prima con una carta} other {, # con una carta}}} two { di {from, number} o {to, number} carte} range { da {from, number} a {to, number} carte} rank {, un valore per mazzetto} home {; le carte adatte ci vanno già durante la distribuzione} total {, {cards, number} carte in tutto} other { di {to, number} carte al massimo}}{up, select, all {, scoperte} none {, coperte} top {{count, plural, one {, solo la prima in cima scoperta} other {, le {count, number} in cima scoperte}}} every {, scoperte a carte alterne} some {, in parte scoperte} other {}}',
  'glance.waste': '{cards, plural, one {Una carta scoperta} other {# carte scoperte}} sul pozzo',
  'glance.stock':
    '{cards, plural, =0 {Le carte restanti formano il tallone} one {L’ultima carta forma il tallone} other {Le {cards, number} carte restanti formano il tallone}}',
  'glance.laid': '{piles}: {cards}',
  'glance.laid-here': 'All’inizio: {cards}.',
  'glance.ranks':
    '{count, number} {rank, plural, =1 {assi} =2 {due} =3 {tre} =4 {quattro} =5 {cinque} =6 {sei} =7 {sette} =8 {otto} =9 {nove} =10 {dieci} =11 {fanti} =12 {regine} =13 {re} other {jolly}}',
  'glance.of-each-suit': '{cards} di ogni seme',

  'glance.base-dealt': 'Le basi cominciano con il valore della carta iniziale, distribuita all’inizio.',
  'glance.own-rank': 'Ogni mazzetto accetta un valore proprio.',
  'glance.once': 'Due di esse non possono cominciare con lo stesso seme.',
  'glance.spares': 'Una colonna vuota non accetta una carta che è sola nella propria colonna.',
  'glance.single': 'Una colonna vuota accetta una sola carta alla volta.',
  'glance.built-from':
    'Le basi la cui prima carta è {cards} si costruiscono {order}{any, select, yes {, qualunque sia il seme} other {}}.',
  'glance.built-this':
    '{pile, select, foundation {Questa base} row {Questa fila} place {Questo posto} reserve {Questa riserva} cell {Questa cella} waste {Il pozzo} named {{kind_gender, select, f {Questa} other {Questo}} {kind}} other {Questa colonna}} si costruisce {order}{any, select, yes {, qualunque sia il seme} other {}}.',
  'glance.whole': 'Ci va solo una sequenza completa di {count, number} carte, tutta insieme.',
  'glance.returns':
    '{returns, select, play {La carta in cima può tornare in gioco.} both {La carta in cima può tornare in gioco o passare su un’altra base che la accetta.} across {La carta in cima può passare su un’altra base che la accetta.} other {Le carte sulle basi restano lì.}}',
  'glance.end': 'Su {rank, plural, =0 {una carta iniziale} other {{name_a}}} non va nulla.',
  'glance.unbuilt': 'Lì le carte non si mettono l’una sull’altra.',
  'glance.stays-empty':
    '{pile, select, row {Una fila vuota} place {Un posto vuoto} reserve {Una riserva vuota} cell {Una cella vuota} waste {Il pozzo vuoto} named {{kind_gender, select, f {Una} other {Un}} {kind} {kind_gender, select, f {vuota} other {vuoto}}} other {Una colonna vuota}} {dealt, select, yes {si riempie solo con la prossima distribuzione} other {non si riempie più}}.',
  'glance.takes-kind':
    '{pile, select, foundation {Una base vuota} row {Una fila vuota} place {Un posto vuoto} reserve {Una riserva vuota} cell {Una cella vuota} waste {Il pozzo vuoto} named {{kind_gender, select, f {Una} other {Un}} {kind} {kind_gender, select, f {vuota} other {vuoto}}} other {Una colonna vuota}} accetta solo {cards}.',
  'glance.takes-base':
    '{pile, select, row {Una fila vuota} place {Un posto vuoto} reserve {Una riserva vuota} named {{kind_gender, select, f {Una} other {Un}} {kind} {kind_gender, select, f {vuota} other {vuoto}}} other {Una colonna vuota}} accetta solo una carta {below, select, yes {di un valore sotto la carta iniziale} other {del valore della carta iniziale}}.',
  'glance.collects':
    '{pile, select, foundation {Le basi accettano} row {Le file accettano} place {I posti accettano} reserve {La riserva accetta} waste {Il pozzo accetta} cell {Le celle accettano} named {{kind_gender, select, f {Le} other {I}} {kind_many} accettano} other {Le colonne accettano}} solo {cards}.',
  'glance.from':
    '{empty, select, yes {In un posto vuoto le carte arrivano solo} filled {Su altre carte arrivano solo carte} other {Lì le carte arrivano solo}} {sources}.',
  'glance.source':
    '{pile, select, foundation {dalle basi} tableau {dalle colonne} row {dalle file} place {dagli altri posti} reserve {dalla riserva} cell {dalle celle} waste {dal pozzo} named {{kind_out}} other {dal tallone}}',
  'glance.one-by-one': 'Le carte si muovono una alla volta.',
  'glance.run-so': 'Le carte in quest’ordine si muovono insieme.',
  'glance.top-or-all': 'Si muove la carta in cima o l’intera colonna, mai una parte.',
  'glance.room':
    '{pile, select, foundation {Una base} row {Una fila} place {Un posto} reserve {La riserva} cell {Una cella} waste {Il pozzo} named {{kind_gender, select, f {Una} other {Un}} {kind}} other {Una colonna}} tiene al massimo {room, number} carte.',
  'glance.covered': 'Una carta è giocabile appena nessun’altra la copre.',
  'glance.top-only': 'È giocabile solo la carta in cima.',
  'glance.when':
    '{when, select, dealt {Lì arrivano carte solo quando il tallone è esaurito.} used {Lì arrivano carte solo quando tallone e pozzo sono esauriti.} other {Lì non arriva nulla prima che sia scelta la carta iniziale.}}',

  'glance.stock-open': 'La carta in cima al tallone è scoperta e si gioca da lì.',
  'glance.stock-fills': 'Le sue carte riempiono i vuoti da sole; non serve fare clic.',
  'glance.turn-varies': 'Fai clic sul tallone per girare carte sul pozzo; quante, cambia a ogni giro.',
  'glance.deal-to':
    'Fai clic sul tallone per distribuire {count, plural, one {una carta} other {# carte}} {pile, select, foundation {sulle basi} row {sulle file} place {sui posti} reserve {sulle riserve} cell {nelle celle} waste {sul pozzo} named {{kind_gender, select, f {sulle} other {sui}} {kind_many}} other {sulle colonne}}.',
  'glance.each':
    'Fai clic sul tallone per distribuire {per, plural, =1 {una carta} other {# carte}} su {pile, select, foundation {ciascuna delle {count, number} basi} row {ciascuna delle {count, number} file} place {ciascuno dei {count, number} posti} reserve {ciascuna delle {count, number} riserve} cell {ciascuna delle {count, number} celle} waste {ciascuno dei {count, number} pozzi} named {{kind_gender, select, f {ciascuna delle} other {ciascuno dei}} {count, number} {kind_many}} other {ciascuna delle {count, number} colonne}}.',
  'glance.needs':
    '{why, select, hole {Prima bisogna riempire tutte le colonne vuote.} unplayed {Prima bisogna giocare la carta del pozzo.} locked {Finché una colonna è vuota puoi girare ancora una carta, e va giocata prima di girarne un’altra.} removable {Prima bisogna togliere le carte che si possono togliere.} movable {È permesso solo quando non si può muovere nessuna carta.} full {Serve un posto libero.} king {Prima un re che può deve occupare la colonna vuota.} base {Prima bisogna scegliere la carta iniziale.} unmoved {Dall’ultima distribuzione dev’essere stata mossa almeno una carta.} unshifted {Almeno una carta deve cambiare posto.} other {}}',
  'glance.again':
    '{redeals, plural, =1 {Una volta per partita} =2 {Due volte per partita} other {# volte per partita}} si possono raccogliere le carte{shuffled, select, yes {, mescolarle} other {}} e ridistribuirle.{by, select, stock { Per farlo, fai clic sul tallone vuoto.} other {}}',
  'glance.again-unlimited':
    'Si possono raccogliere le carte{shuffled, select, yes {, mescolarle} other {}} e ridistribuirle tutte le volte che vuoi.{by, select, stock { Per farlo, fai clic sul tallone vuoto.} other {}}',
  'glance.shuffled': 'Prima di ridistribuirle le carte vengono mescolate.',

  'glance.fills':
    '{pile, select, foundation {Le basi vuote si riempiono da sole} row {Le file vuote si riempiono da sole} place {I posti vuoti si riempiono da soli} reserve {Le riserve vuote si riempiono da sole} cell {Le celle vuote si riempiono da sole} waste {Il pozzo vuoto si riempie da solo} named {{kind_gender, select, f {Le} other {I}} {kind_many} {kind_gender, select, f {vuote si riempiono da sole} other {vuoti si riempiono da soli}}} other {Le colonne vuote si riempiono da sole}}{next, select, none {} other {, prima}} {from, select, reserve {dalla riserva} waste {dal pozzo} named {{source_out}} other {dal tallone}}{next, select, none {} reserve {, poi dalla riserva} waste {, poi dal pozzo} named {, poi {second_out}} other {, poi dal tallone}}{after, select, hand {; quando lì non restano carte, tocca a te} other {}}.',
  'glance.goes-home': 'Alcune carte possono andare da sole sulle basi.',
  'glance.plays': 'Fai clic su una carta per giocarla sul pozzo.',
  'glance.alone': 'Basta fare clic su {cards} per togliere quella carta da sola.',
  'glance.unbeaten': 'Fai clic su una carta per toglierla finché ne è libera una più alta del suo seme.',
  'glance.click': 'Un clic gioca una carta nel posto migliore, un doppio clic la porta su una base.',
  'glance.score':
    '{kind, select, home {Un punto per ogni carta sulle basi} other {Un punto per ogni carta tolta}}: {most, number} al massimo.',

  'handwritten.arachnida':
    'Nelle colonne una carta va su una più alta di un valore o dello stesso valore, di qualsiasi seme; una colonna vuota accetta qualsiasi carta. Una sequenza dello stesso seme si muove insieme, e così le carte dello stesso valore. Su una base va solo un seme intero, dal re all’asso.',
  'handwritten.archway':
    'Le carte possono passare tra le due basi di un seme. Fai clic sul tallone vuoto per portare in cima la carta più bassa di ogni mucchio, tutte le volte che vuoi.',
  'handwritten.beehive': 'Le quattro carte di un valore escono dal gioco appena si trovano nella stessa colonna.',
  'handwritten.big-ben':
    'Ogni ora sale nel suo seme fino a segnare la propria ora. Si costruisce solo su ventagli di tre o più carte, a scendere nello stesso seme, con il re dopo l’asso. Fai clic sul tallone per completare i ventagli con meno di tre carte; se non ce ne sono, una carta va sul pozzo.',
  'handwritten.big-bertha': 'La nona base riceve gli otto re, in qualsiasi ordine.',
  'handwritten.boxing-the-compass':
    'Un posto vuoto accetta solo carte del suo lato: fiori a ovest, picche a est, cuori a nord, quadri a sud. Possono venire dal pozzo o da altri lati. Su di esse non si costruisce.',
  'handwritten.british-constitution':
    'Le carte salgono di una fila alla volta: su una carta dell’altro colore, più alta di un valore, o in un posto vuoto; la fila più bassa riceve carte dal pozzo. Solo le carte della fila più alta vanno sulle basi.',
  'handwritten.camelot':
    'Disponi le carte del tallone una alla volta: i re negli angoli, le regine al centro in alto e in basso, i fanti al centro dei lati, le altre dove vuoi. Quando è tutto pieno, togli le coppie che fanno dieci, e i dieci da soli; poi ricomincia a disporre.',
  'handwritten.colonel':
    'Una carta delle file è in gioco quando il posto sotto di essa è vuoto. Si costruisce a scendere nello stesso seme: una carta va solo in una fila più alta, su una carta in gioco o su quella che ha proprio sopra. Un posto vuoto accetta qualsiasi carta dal pozzo o da una fila più bassa, se è nella fila più alta o se sopra di esso c’è una carta.',
  'handwritten.crescent':
    'La carta in cima a una base può passare all’altra base del suo seme. Tre volte per partita, fai clic sul tallone vuoto per portare in cima la carta più bassa di ogni colonna.',
  'handwritten.cromwell':
    'Una volta per partita puoi pescare: se la carta sotto si può poi giocare, sposta nella riserva la carta in cima a un ventaglio; giocata l’altra, la carta sollevata torna al suo posto.',
  'handwritten.der-kleine-napoleon':
    'Le basi si costruiscono nello stesso seme dalla carta iniziale; la prima carta aggiunta decide se tutte salgono o scendono. La carta della cella non esce finché uno dei ventagli laterali non è esaurito.',
  'handwritten.dumfries':
    'Le colonne si costruiscono alternando rosso e nero, con una carta più bassa di un valore o dello stesso valore. Si muove solo la carta in cima o un’intera colonna; una colonna vuota accetta l’una o l’altra.',
  'handwritten.faerie-queen':
    'Ogni re distribuito comincia la colonna successiva. Esaurito il tallone, le colonne si costruiscono a scendere, qualunque sia il seme, e un re solo accetta qualsiasi carta.',
  'handwritten.glenwood':
    'Per prima cosa porta la carta in cima a una riserva sulla prima base: il suo valore è quello iniziale. Le colonne si muovono solo intere. Una colonna vuota accetta una carta delle riserve o un’altra colonna; dal pozzo solo quando le riserve sono esaurite.',
  'handwritten.hamilton':
    'Per prima cosa scegli la carta iniziale: il tallone ne offre fino a tre, e quella che porti su una base ne fissa il valore. Prima non si muove altro.',
  'handwritten.intelligence':
    'Fai clic sul tallone per raccogliere, mescolare e ridistribuire le carte che non sono sulle basi, al massimo due volte.',
  'handwritten.les-quatre-coins':
    'Finché c’è il tallone, i mazzetti ai lati giocano solo sulla base accanto, a meno che ne comincino una; quelli agli angoli giocano su tutte.',
  'handwritten.matriarchy':
    'In ogni seme due basi scendono dalla regina e due salgono dal re passando per l’asso; nessuna supera le dodici carte. Il numero di carte girate cambia a ogni giro.',
  'handwritten.monte-carlo': 'Due carte escono insieme solo se si toccano in fila, in colonna o in diagonale.',
  'handwritten.napoleons-tomb':
    'La base al centro scende dal sei all’asso, quattro volte di seguito; quelle agli angoli salgono dal sette al re. Il seme non conta.',
  'handwritten.neighbor':
    'Due carte che fanno tredici escono insieme se si toccano in fila, in colonna o in diagonale. Le altre si stringono, e il tallone riempie i posti rimasti in fondo.',
  'handwritten.nines':
    'Un dieci, un fante, una regina e un re escono insieme: mettili uno a uno nella riserva. Finché non ci sono tutti e quattro, nessun vuoto viene riempito e nessuno di loro può tornare indietro.',
  'handwritten.osmosis':
    'Ogni base raccoglie un seme in qualsiasi ordine ma, tranne la prima, solo i valori che la base sopra ha già.',
  'handwritten.primrose':
    'Ogni base comincia un valore sopra la sua carta indice e sale qualunque sia il seme; la carta indice va per ultima. Otto volte, fai clic sul tallone vuoto per ridistribuire un mucchio, una carta su ciascuno.',
  'handwritten.puss-in-the-corner':
    'Ogni carta del tallone va su una base o su una colonna a scelta prima di vedere la successiva; dalle colonne si gioca solo sulle basi. Una volta, fai clic sul tallone vuoto per girare le colonne e ricominciare.',
  'handwritten.quatorze':
    'Due carte che fanno quattordici escono insieme se sono nella stessa fila o colonna. Esaurito il tallone, le altre si stringono.',
  'handwritten.rittenhouse': 'Ogni base accetta solo carte della colonna sotto di lei e della colonna centrale.',
  'handwritten.sieben-bis-as':
    'Un vuoto accetta la carta che segue nel seme la vicina di sinistra, o che precede quella di destra. Una carta va sulla sua base solo se alla sua sinistra c’è un vuoto.',
  'handwritten.solid-square':
    'Ogni base sale nel suo seme dall’asso al re e poi, dall’altro re, scende fino all’altro asso.',
  'handwritten.st-helena':
    'Nel primo giro i quattro mazzetti accanto ai re giocano solo sui re, e i quattro accanto agli assi solo sugli assi.',
  'handwritten.stalactites': 'La prima carta di una base non si muove; quelle che ha sopra possono tornare in gioco.',
  'handwritten.strata':
    'Le basi si costruiscono a salire nello stesso seme, con il sette sull’asso. Nelle colonne non va nulla su un sette né su un asso.',
  'handwritten.suit-elevens':
    'Metti fante, regina e re dello stesso seme uno a uno nella riserva: escono quando ci sono tutti e tre. Fino ad allora nessuno di loro può tornare indietro.',
  'handwritten.terrace':
    '{base, select, chosen {Per prima cosa scegli la carta iniziale: vale il valore della carta che porti su una base. Ogni colonna vuota riceve poi automaticamente una carta dal tallone. } other {}}Le carte della riserva vanno solo sulle basi{filled, select, yes {} other {, e una colonna vuota accetta solo la carta in cima al pozzo}}.',
  'handwritten.the-plot':
    'Finché una base non è completa non ne comincia un’altra, e una colonna vuota accetta solo carte del valore iniziale; dopo, qualsiasi carta. Queste carte vengono dal pozzo. La riserva va solo alle basi.',
  'handwritten.thieves':
    'Sul pozzo va una carta più alta o più bassa di un valore; un jolly va su qualsiasi carta, e qualsiasi carta su un jolly.',
  'handwritten.union-square':
    'Un mazzetto continua come è cominciato, a salire o a scendere nello stesso seme. Ogni base sale dall’asso al re e poi, dall’altro re, scende fino all’altro asso.',
  'handwritten.valentine':
    'Fai clic sul tallone per riempire le colonne vuote; se non ce ne sono, per girare una carta sul pozzo; se ce n’è già una, per ridistribuire: le colonne vanno sotto il tallone e se ne dispongono quattro nuove. Vinci quando ogni seme è in ordine in una colonna.',
  'handwritten.wall':
    'Trascina carte del pozzo su una carta del muro: la tolgono se insieme valgono più di essa e di quelle sopra a cui si appoggia.',

  'recipe.title': 'Crea un solitario',
  'recipe.from': 'Parti da',
  'recipe.changed': '{game}, modificato',
  'recipe.cells-hint': 'Ognuna tiene una carta qualsiasi finché non si gioca.',
  'recipe.reserve-hint': 'Una pila distribuita all’inizio; non vi si aggiunge nulla.',
  'recipe.name': 'Nome',
  'recipe.note': 'Nota',
  'recipe.open-file': 'Apri un file…',
  'recipe.field':
    '{field, select, packs {Mazzi} columns {Colonne} cards {Carte nelle colonne} open {Scoperte all’inizio} ranks {Le colonne si costruiscono} round {Re e asso sono vicini} suits {Semi nelle colonne} start {Una colonna vuota accetta} lift {Carte che si spostano insieme} stock {Un clic sul tallone} cells {Celle} home {Le carte lasciano il tavolo} columnsHeap {File della piramide} ranksRun {Sul pozzo si va} suitsRun {Semi sul pozzo} laidRun {Il pozzo comincia con una carta} shuffles {Mescolate} filled {Celle all’inizio} reserve {Carte nella riserva} shown {Scoperte nella riserva} first {Prima carta delle basi} laid {Le prime carte sono lì dall’inizio} rising {Semi sulle basi} room {Carte al massimo in una colonna} sunk {I re stanno in fondo alla loro colonna} pairs {Due carte escono insieme} goal {Da svuotare} other {Le carte tornano dalle basi}}',
  'recipe.answer':
    '{field, select, cards {{answer, select, stairs {Una in più per colonna} all {Tutte le carte} five {Tutte tranne cinque per colonna} pyramid {Una piramide} triangle {Una piramide rovesciata} peaks {Tre picchi} other {Tutte le carte, come in Yukon}}} open {{answer, select, top {Solo le carte in cima} all {Tutte le carte} two {Le due in cima} three {Le tre in cima} other {Una carta sì e una no}}} ranks {{answer, select, down {In ordine decrescente} up {In ordine crescente} other {Nei due sensi}}} suits {{answer, select, alternate {Colori alternati} same {Stesso seme} colour {Stesso colore} different {Qualsiasi altro seme} other {Qualsiasi seme}}} start {{answer, select, any {Qualsiasi carta} kings {Solo re} reserve {Riempita dalla riserva} wasteOnly {Riempita dalla riserva, poi solo dal pozzo} waste {Riempita dal pozzo} stock {Riempita dal tallone} other {Niente}}} lift {{answer, select, built {Le carte costruite una sull’altra} cells {Quante ne consentono le celle vuote} suit {Sequenze di un seme} top {Una carta sola} whole {Una carta o tutta la colonna} colour {Sequenze di un colore} other {Qualsiasi carta scoperta con quelle che la coprono}}} stock {{answer, select, one {Scopre una carta} two {Scopre due carte} three {Scopre tre carte} filled {Dà una carta a ogni colonna quando nessuna è vuota} kings {Dà una carta a ogni colonna quando i re hanno riempito quelle vuote} other {Dà una carta a ogni colonna}}} home {{answer, select, cards {Una a una, sulle basi} runs {In sequenze intere, come in Spider} waste {Una a una, sul pozzo, come in Golf} other {A coppie, come in Piramide}}} round {{answer, select, yes {Sì} no {No} other {No, e su un re non va niente}}} back {{answer, select, yes {Sì} no {No} other {Tutte tranne le prime}}} filled {{answer, select, no {Vuote} dealt {Con le carte rimaste} other {Con le carte rimaste, e non ne accettano altre}}} first {{answer, select, ace {Asso} jack {Fante} queen {Regina} king {Re} dealt {Il suo valore è quello di una carta data lì} other {Il suo valore è quello della prima carta che arriva}}} pairs {{answer, select, thirteen {Valori che fanno tredici} fourteen {Valori che fanno quattordici} same {Stesso valore} other {Valori vicini}}} goal {{answer, select, columns {Le colonne} heap {La piramide} other {Tutte le carte}}} redeals {Senza limite} other {{answer, select, yes {Sì} other {No}}}}',
  'recipe.rows': '{rows, plural, one {# fila} other {# file}}',
  'recipe.too-many':
    'Le colonne richiedono {wanted, number} carte, ma ce ne sono solo {there, number}. Scegli meno colonne o meno carte per colonna.',
  'recipe.never-together':
    'Con questi semi due carte dello stesso seme non stanno mai una sull’altra. Scegli altro per le carte che si spostano insieme.',
  'recipe.kin-same': 'È {game}.',
  'recipe.kin-like': 'Come {game}, ma:',
  'recipe.tried': '{deals, plural, one {# partita provata} other {# partite provate}}',
  'recipe.stop': 'Ferma il conteggio',
  'recipe.try': 'Prova altre partite',
  'recipe.length': 'Una partita vinta',
  'recipe.moves': 'Circa {moves, plural, one {# mossa} other {# mosse}}',
  'recipe.easier': 'Un po’ più facile',
  'recipe.harder': 'Un po’ più difficile',
  'recipe.trying': 'Prova di singole modifiche',
  'recipe.no-change':
    'Nessuna singola modifica lo rende un po’ più {wanted, select, easier {facile} other {difficile}}.',
  'recipe.does-it':
    '{several, select, no {Così} other {Con ognuna di queste modifiche}} è {step, select, little {un po’ } other {}}più {wanted, select, easier {facile} other {difficile}}:',
  'recipe.take': 'Applica la modifica',
  'recipe.eased':
    'In una prova rapida si sono vinte {won, number} partite su {deals, number}; senza la modifica {before, number}.',
  'recipe.never-home':
    'Così nessuna sequenza completa dal re all’asso può essere formata e spostata. Cambia «{label}».',
} as const satisfies Partial<Record<keyof typeof english, string>>;
