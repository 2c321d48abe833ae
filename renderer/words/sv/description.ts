import type { description as english } from '../en/description.ts';

/** What every page of rules begins with, in Swedish. */
export const description = {
  'glance.title': 'I korthet',
  'glance.part':
    '{part, select, goal {Mål} deal {Uppställning} own {Särskilda regler} pairs {Par} foundation {{count, plural, one {Grundhög} other {Grundhögar}}} tableau {Kolumner} row {Rader} place {Platser} reserve {{count, plural, one {Reserv} other {Reserver}}} cell {{count, plural, one {Cell} other {Celler}}} waste {Kasthög} stock {Talong} again {Omdelning} itself {Av sig självt} clicks {Klick} named {{kind_title}} other {Poäng}}',

  'glance.goal-home':
    '{all, select, yes {Lägg upp alla {cards, number} kort på grundhögarna.} other {Lägg upp {cards, number} kort på grundhögarna.}}',
  'glance.goal-gone':
    '{all, select, yes {Ta bort alla {cards, number} kort.} other {Ta bort {cards, number} av de {of, number} korten.}}',

  'glance.deck':
    '{packs, plural, =1 {En kortlek} =2 {Två kortlekar} =3 {Tre kortlekar} other {# kortlekar}} ({cards, number} kort{suits, plural, =0 {} one {, bara en färg} other {, # färger}}{jokers, select, yes {, med jokrar} other {}})',
  'glance.left-out': 'Utan dessa valörer: {ranks}',
  'glance.piles':
    '{pile, select, foundation {{count, plural, one {En grundhög} other {# grundhögar}}} row {{count, plural, one {En rad} other {# rader}}} place {{count, plural, one {En plats} other {# platser}}} reserve {{count, plural, one {En reserv} other {# reserver}}} cell {{count, plural, one {En cell} other {# celler}}} waste {{count, plural, one {Kasthögen} other {# kasthögar}}} stock {Talongen} named {{kind_count}} other {{count, plural, one {En kolumn} other {# kolumner}}}}',
  'glance.dealt':
    '{piles}{kind, select, same {{cards, plural, =0 {, utan kort} one { med {several, select, yes {var sitt kort} other {ett kort}}} other { med {cards, number} kort{several, select, yes { var} other {}}}}} begun {{begun, plural, one {, den första med ett kort} other {, # av dem med ett kort}}} two { med {from, number} eller {to, number} kort} range { med {from, number} till {to, number} kort} rank {, ordnade efter valör} home {; kort som passar läggs dit redan vid given} total {, sammanlagt {cards, number} kort} other { med högst {to, number} kort var}}{up, select, all {, uppvända} none {, dolda} top {{count, plural, one {, bara det översta uppvänt} other {, de {count, number} översta uppvända}}} every {, vartannat uppvänt} some {, delvis uppvända} other {}}',
  'glance.waste': '{cards, plural, one {Ett uppvänt kort} other {# uppvända kort}} på kasthögen',
  'glance.stock':
    '{cards, plural, =0 {De övriga korten bildar talongen} one {Det sista kortet bildar talongen} other {De övriga {cards, number} korten bildar talongen}}',
  'glance.laid': '{piles}: {cards}',
  'glance.laid-here': 'Från början: {cards}.',
  'glance.ranks':
    '{count, number} {rank, plural, =1 {ess} =2 {tvåor} =3 {treor} =4 {fyror} =5 {femmor} =6 {sexor} =7 {sjuor} =8 {åttor} =9 {nior} =10 {tior} =11 {knektar} =12 {damer} =13 {kungar} other {jokrar}}',
  'glance.of-each-suit': '{cards} i varje färg',

  'glance.base-dealt': 'Grundhögarna börjar med baskortets valör; det delas ut i början.',
  'glance.own-rank': 'Varje hög tar en egen valör.',
  'glance.once': 'Inga två av dem får börja med samma färg.',
  'glance.spares': 'En tom kolumn tar inget kort som ligger ensamt.',
  'glance.single': 'En tom kolumn tar bara ett kort i taget.',
  'glance.built-from':
    'Grundhögar vars första kort är {cards} byggs {order}{any, select, yes {, oavsett färg} other {}}.',
  'glance.built-this':
    '{pile, select, foundation {Den här grundhögen} row {Den här raden} place {Den här platsen} reserve {Den här reserven} cell {Den här cellen} waste {Kasthögen} named {Den här {kind_this}} other {Den här kolumnen}} byggs {order}{any, select, yes {, oavsett färg} other {}}.',
  'glance.whole': 'Dit går bara en hel följd på {count, number} kort, på en gång.',
  'glance.returns':
    '{returns, select, play {Det översta kortet får tas tillbaka i spel.} both {Det översta kortet får tas tillbaka i spel eller flyttas till en annan grundhög där det passar.} across {Det översta kortet får flyttas till en annan grundhög där det passar.} other {Kort på grundhögarna ligger kvar.}}',
  'glance.end': 'På {rank, plural, =0 {ett baskort} =1 {ett ess} other {en {name}}} läggs ingenting.',
  'glance.unbuilt': 'Där läggs inga kort på varandra.',
  'glance.stays-empty':
    '{pile, select, row {En tom rad} place {En tom plats} reserve {En tom reserv} cell {En tom cell} waste {Den tomma kasthögen} named {En tom {kind}} other {En tom kolumn}} förblir tom{dealt, select, yes { till nästa utdelning} other {}}.',
  'glance.takes-kind':
    '{pile, select, foundation {En tom grundhög} row {En tom rad} place {En tom plats} reserve {En tom reserv} cell {En tom cell} waste {Den tomma kasthögen} named {En tom {kind}} other {En tom kolumn}} tar bara {cards}.',
  'glance.takes-base':
    '{pile, select, row {En tom rad} place {En tom plats} reserve {En tom reserv} named {En tom {kind}} other {En tom kolumn}} tar bara ett kort {below, select, yes {en valör under baskortet} other {av baskortets valör}}.',
  'glance.collects':
    '{pile, select, foundation {Grundhögarna tar} row {Raderna tar} place {Platserna tar} reserve {Reserven tar} waste {Kasthögen tar} cell {Cellerna tar} named {{kind_start} tar} other {Kolumnerna tar}} bara {cards}.',
  'glance.from':
    '{empty, select, yes {Till en tom plats kommer kort bara} filled {På andra kort kommer kort bara} other {Dit kommer kort bara}} {sources}.',
  'glance.source':
    '{pile, select, foundation {från grundhögarna} tableau {från kolumnerna} row {från raderna} place {från de andra platserna} reserve {från reserven} cell {från cellerna} waste {från kasthögen} named {{kind_out}} other {från talongen}}',
  'glance.one-by-one': 'Korten flyttas ett i taget.',
  'glance.run-so': 'Kort i den ordningen flyttas tillsammans.',
  'glance.top-or-all': 'Flytta det översta kortet eller hela kolumnen, aldrig en del av den.',
  'glance.room':
    '{pile, select, foundation {En grundhög rymmer} row {En rad rymmer} place {En plats rymmer} reserve {Reserven rymmer} cell {En cell rymmer} waste {Kasthögen rymmer} named {En {kind} rymmer} other {En kolumn rymmer}} högst {room, number} kort.',
  'glance.covered': 'Ett kort kan spelas så snart inget annat täcker det.',
  'glance.top-only': 'Bara det översta kortet kan spelas.',
  'glance.when':
    '{when, select, dealt {Dit kommer kort först när talongen är slut.} used {Dit kommer kort först när talongen och kasthögen är slut.} other {Dit kommer inget kort förrän baskortet är valt.}}',

  'glance.stock-open': 'Talongens översta kort ligger uppvänt och spelas därifrån.',
  'glance.stock-fills': 'Dess kort fyller luckor av sig själva; du behöver inte klicka.',
  'glance.turn-varies': 'Klicka på talongen för att vända kort till kasthögen; hur många växlar från varv till varv.',
  'glance.deal-to':
    'Klicka på talongen för att dela ut {count, plural, one {ett kort} other {# kort}} {pile, select, foundation {till grundhögarna} row {till raderna} place {till platserna} reserve {till reserverna} cell {till cellerna} waste {till kasthögen} named {till {kind_all}} other {till kolumnerna}}.',
  'glance.each':
    'Klicka på talongen för att dela ut {per, plural, =1 {ett kort} other {# kort}} till var och en av de {count, number} {pile, select, foundation {grundhögarna} row {raderna} place {platserna} reserve {reserverna} cell {cellerna} waste {kasthögarna} named {{kind_all}} other {kolumnerna}}.',
  'glance.needs':
    '{why, select, hole {Först måste alla tomma kolumner fyllas.} unplayed {Först måste kortet på kasthögen spelas.} locked {Så länge en kolumn är tom får du vända ett kort till, och det måste spelas innan du vänder nästa.} removable {Först måste de kort bort som kan tas bort.} movable {Det går först när inget kort kan flyttas.} full {En plats måste vara ledig.} king {Först måste en kung som kan det fylla den tomma kolumnen.} base {Först måste baskortet väljas.} unmoved {Minst ett kort måste ha flyttats sedan senaste given.} unshifted {Minst ett kort måste byta plats av det.} other {}}',
  'glance.again':
    '{redeals, plural, =1 {En gång per parti} =2 {Två gånger per parti} other {# gånger per parti}} får korten samlas in{shuffled, select, yes {, blandas} other {}} och delas om.{by, select, stock { Klicka då på den tomma talongen.} other {}}',
  'glance.again-unlimited':
    'Korten får samlas in{shuffled, select, yes {, blandas} other {}} och delas om hur många gånger du vill.{by, select, stock { Klicka då på den tomma talongen.} other {}}',
  'glance.shuffled': 'Korten blandas innan de delas om.',

  'glance.fills':
    '{pile, select, foundation {Tomma grundhögar fylls} row {Tomma rader fylls} place {Tomma platser fylls} reserve {Tomma reserver fylls} cell {Tomma celler fylls} waste {Den tomma kasthögen fylls} named {Tomma {kind_many} fylls} other {Tomma kolumner fylls}} automatiskt{next, select, none {} other {, först}} {from, select, reserve {från reserven} waste {från kasthögen} named {{source_out}} other {från talongen}}{next, select, none {} reserve {, sedan från reserven} waste {, sedan från kasthögen} named {, sedan {second_out}} other {, sedan från talongen}}{after, select, hand {; när inga kort finns kvar där fyller du dem själv} other {}}.',
  'glance.goes-home': 'Kort kan gå till grundhögarna automatiskt.',
  'glance.plays': 'Klicka på ett kort för att spela det till kasthögen.',
  'glance.alone': 'Klicka på {cards} för att ta bort kortet på egen hand.',
  'glance.unbeaten': 'Klicka på ett kort för att ta bort det så länge ett högre i samma färg ligger fritt.',
  'glance.click': 'Ett klick spelar ett kort till bästa plats, ett dubbelklick lägger upp det på en grundhög.',
  'glance.score':
    '{kind, select, home {En poäng för varje kort på grundhögarna} other {En poäng för varje borttaget kort}}: högst {most, number} poäng.',

  'handwritten.arachnida':
    'I kolumnerna läggs ett kort på ett som är ett steg högre eller av samma valör, oavsett färg; en tom kolumn tar vilket kort som helst. En följd i färg flyttas tillsammans, och kort av samma valör likaså. Till en grundhög går bara en hel färg, från kung till ess.',
  'handwritten.archway':
    'Kort får gå mellan de två grundhögarna i en färg. Klicka på den tomma talongen för att lägga varje högs understa kort överst, hur många gånger du vill.',
  'handwritten.beehive': 'De fyra korten av en valör lämnar spelet så snart de ligger i en och samma kolumn.',
  'handwritten.big-ben':
    'Varje timme byggs uppåt i sin färg tills den visar sin timme. Bara på solfjädrar med minst tre kort får man bygga, nedåt i samma färg, med kungen efter esset. Klicka på talongen för att fylla på solfjädrar med färre än tre kort; finns inga sådana vänds ett kort till kasthögen.',
  'handwritten.big-bertha': 'Den nionde grundhögen tar de åtta kungarna, i vilken ordning som helst.',
  'handwritten.boxing-the-compass':
    'En tom plats tar bara kort från sin egen sida: klöver i väster, spader i öster, hjärter i norr, ruter i söder. De får komma från kasthögen eller från andra sidor. På dem byggs det inte.',
  'handwritten.british-constitution':
    'Korten går upp en rad i taget: på ett kort av motsatt färg, rött eller svart, som är ett steg högre, eller till en tom plats; den nedersta raden får kort från kasthögen. Bara kort i den översta raden går till grundhögarna.',
  'handwritten.camelot':
    'Lägg ut talongens kort ett i taget: kungar i hörnen, damer mitt upptill och nedtill, knektar mitt på sidorna, övriga kort var du vill. När allt är fullt tar du bort par som tillsammans blir tio, och tior ensamma; sedan lägger du ut igen.',
  'handwritten.colonel':
    'Ett kort i raderna är fritt när platsen under det är tom. Det byggs nedåt i färg: ett kort går bara till en högre rad, på ett fritt kort eller på kortet rakt ovanför. En tom plats tar vilket kort som helst från kasthögen eller en lägre rad, om den ligger i den översta raden eller om ett kort ligger ovanför den.',
  'handwritten.crescent':
    'Det översta kortet på en grundhög får gå till den andra grundhögen i samma färg. Tre gånger per parti klickar du på den tomma talongen för att lägga varje kolumns understa kort överst.',
  'handwritten.cromwell':
    'En gång per parti får du dra: om kortet under då kan spelas, lägg en solfjäders översta kort i reserven; när det andra är spelat går det lyfta kortet tillbaka.',
  'handwritten.der-kleine-napoleon':
    'Grundhögarna byggs i samma färg från baskortet; det första kortet ovanpå avgör om alla går uppåt eller nedåt. Kortet i cellen kommer loss först när en av sidosolfjädrarna är slut.',
  'handwritten.dumfries':
    'Kolumnerna byggs med omväxlande rött och svart, med ett kort som är ett steg lägre eller av samma valör. Bara det översta kortet eller en hel kolumn flyttas; en tom kolumn tar båda.',
  'handwritten.faerie-queen':
    'Varje kung som delas ut börjar nästa kolumn. När talongen är slut byggs kolumnerna nedåt, oavsett färg, och en ensam kung tar vilket kort som helst.',
  'handwritten.glenwood':
    'Lägg först en reservs översta kort på den första grundhögen: dess valör är baskortets. Kolumner flyttas bara hela. En tom kolumn tar ett kort från reserverna eller en annan kolumn; från kasthögen först när reserverna är slut.',
  'handwritten.hamilton':
    'Välj först baskortet: talongen bjuder på upp till tre kort, och det du lägger på en grundhög bestämmer valören. Innan dess flyttas inget annat.',
  'handwritten.intelligence':
    'Klicka på talongen för att samla in, blanda och dela om de kort som inte ligger på grundhögarna, högst två gånger.',
  'handwritten.les-quatre-coins':
    'Så länge talongen räcker spelar högarna på sidorna bara till grundhögen bredvid, om de inte börjar en; högarna i hörnen spelar till alla.',
  'handwritten.matriarchy':
    'I varje färg går två grundhögar nedåt från damen och två uppåt från kungen via esset; ingen rymmer mer än tolv kort. Hur många kort som vänds växlar från varv till varv.',
  'handwritten.monte-carlo':
    'Två kort lämnar spelet tillsammans bara om de rör vid varandra i rad, i kolumn eller diagonalt.',
  'handwritten.napoleons-tomb':
    'Grundhögen i mitten går från sex ned till ess, fyra gånger om; de i hörnen går från sju upp till kung. Färgen spelar ingen roll.',
  'handwritten.neighbor':
    'Två kort som tillsammans blir tretton lämnar spelet om de rör vid varandra i rad, i kolumn eller diagonalt. De andra sluter upp, och talongen fyller platserna som blir över sist.',
  'handwritten.nines':
    'En tia, en knekt, en dam och en kung lämnar spelet tillsammans: lägg dem en i taget i reserven. Tills alla fyra ligger där fylls ingen lucka, och inget av korten kan gå tillbaka.',
  'handwritten.osmosis':
    'Varje grundhög samlar en färg i vilken ordning som helst, men utom den första bara valörer som grundhögen ovanför redan har.',
  'handwritten.primrose':
    'Varje grundhög börjar en valör över sitt indexkort och går uppåt oavsett färg; indexkortet kommer sist. Åtta gånger klickar du på den tomma talongen för att dela om en hög, ett kort till varje.',
  'handwritten.puss-in-the-corner':
    'Varje kort i talongen går till en grundhög eller till valfri kolumn innan nästa visas; från kolumnerna spelas bara till grundhögarna. En gång klickar du på den tomma talongen för att vända kolumnerna och börja om.',
  'handwritten.quatorze':
    'Två kort som tillsammans blir fjorton lämnar spelet om de ligger i samma rad eller kolumn. När talongen är slut sluter de andra upp.',
  'handwritten.rittenhouse': 'Varje grundhög tar bara kort från kolumnen under den och från mittkolumnen.',
  'handwritten.sieben-bis-as':
    'En lucka tar kortet som i samma färg följer på grannen till vänster eller kommer närmast före grannen till höger. Ett kort går till sin grundhög bara om det finns en lucka till vänster om det.',
  'handwritten.solid-square':
    'Varje grundhög går i sin färg från ess upp till kung och sedan, från den andra kungen, ned till det andra esset.',
  'handwritten.st-helena':
    'I första varvet spelar de fyra högarna vid kungarna bara till kungarna, och de fyra vid essen bara till essen.',
  'handwritten.stalactites': 'Det första kortet på en grundhög ligger kvar; korten ovanpå får tas tillbaka i spel.',
  'handwritten.strata':
    'Grundhögarna byggs uppåt i samma färg, med sjuan på esset. I kolumnerna läggs ingenting på en sjua eller ett ess.',
  'handwritten.suit-elevens':
    'Lägg knekt, dam och kung i samma färg en i taget i reserven: de går när alla tre ligger där. Till dess kan inget av korten gå tillbaka.',
  'handwritten.terrace':
    '{base, select, chosen {Välj först baskortet: valören på kortet du lägger på en grundhög. Varje tom kolumn får då automatiskt ett kort från talongen. } other {}}Reservens kort går bara till grundhögarna{filled, select, yes {} other {, och en tom kolumn tar bara kasthögens översta kort}}.',
  'handwritten.the-plot':
    'Innan en grundhög är full får ingen annan börja, och en tom kolumn tar bara kort av basvalören; sedan vilket kort som helst. De korten kommer från kasthögen. Reserven går bara till grundhögarna.',
  'handwritten.thieves':
    'Till kasthögen går ett kort som är ett steg högre eller lägre; en joker går på vilket kort som helst, och vilket kort som helst på en joker.',
  'handwritten.union-square':
    'En hög fortsätter som den började, uppåt eller nedåt i samma färg. Varje grundhög går från ess upp till kung och sedan, från den andra kungen, ned till det andra esset.',
  'handwritten.valentine':
    'Klicka på talongen för att fylla tomma kolumner; finns inga, för att vända ett kort till kasthögen; ligger där redan ett kort, för att dela om: kolumnerna läggs under talongen och fyra nya läggs ut. Du vinner när varje färg ligger i ordning i en kolumn.',
  'handwritten.wall':
    'Släpp kort från kasthögen på ett kort i muren: de tar bort det om de tillsammans är värda mer än det och korten ovanför som det lutar sig mot.',

  'recipe.title': 'Skapa en patiens',
  'recipe.from': 'Utgå från',
  'recipe.changed': '{game}, ändrad',
  'recipe.cells-hint': 'Var och en rymmer ett valfritt kort tills det spelas.',
  'recipe.reserve-hint': 'En hög som delas ut i början; inget läggs till i den.',
  'recipe.name': 'Namn',
  'recipe.note': 'Anteckning',
  'recipe.open-file': 'Öppna en fil…',
  'recipe.field':
    '{field, select, packs {Kortlekar} columns {Kolumner} cards {Kort i kolumnerna} open {Uppvända från början} ranks {Kolumnerna byggs} round {Kung och ess ligger intill varandra} suits {Färger i kolumnerna} start {En tom kolumn tar} lift {Kort som flyttas tillsammans} stock {Ett klick på talongen} cells {Celler} home {Korten lämnar bordet} columnsHeap {Rader i pyramiden} ranksRun {På kasthögen läggs kort} suitsRun {Färger på kasthögen} laidRun {Kasthögen börjar med ett kort} shuffles {Blandningar} filled {Celler från början} reserve {Kort i reserven} shown {Uppvända i reserven} first {Grundhögarnas första kort} laid {De första korten ligger där från början} rising {Färger på grundhögarna} room {Flest kort i en kolumn} sunk {Kungar ligger underst i sina kolumner} pairs {Två kort går bort tillsammans} goal {Ska tömmas} other {Kort kommer tillbaka från grundhögarna}}',
  'recipe.answer':
    '{field, select, cards {{answer, select, stairs {Ett mer i varje kolumn} all {Alla kort} five {Alla utom fem per kolumn} pyramid {En pyramid} triangle {En pyramid på spetsen} peaks {Tre toppar} other {Alla kort, som i Yukon}}} open {{answer, select, top {Bara de översta korten} all {Alla kort} two {De två översta} three {De tre översta} other {Vartannat kort}}} ranks {{answer, select, down {Nedåt} up {Uppåt} other {Uppåt eller nedåt}}} suits {{answer, select, alternate {Rött och svart om vartannat} same {Samma färg} colour {Rött på rött, svart på svart} different {Vilken annan färg som helst} other {Vilken färg som helst}}} start {{answer, select, any {Vilket kort som helst} kings {Bara kungar} reserve {Fylls från reserven} wasteOnly {Fylls från reserven, sedan bara från kasthögen} waste {Fylls från kasthögen} stock {Fylls från talongen} other {Ingenting}}} lift {{answer, select, built {Kort som är byggda på varandra} cells {Så många som tomma celler tillåter} suit {Följder i en färg} top {Bara ett kort} whole {Ett kort eller hela kolumnen} colour {Följder i bara rött eller bara svart} other {Vilket uppvänt kort som helst med allt som ligger på}}} stock {{answer, select, one {Vänder ett kort} two {Vänder två kort} three {Vänder tre kort} filled {Ger varje kolumn ett kort när ingen är tom} kings {Ger varje kolumn ett kort när kungar har fyllt de tomma} other {Ger varje kolumn ett kort}}} home {{answer, select, cards {Ett i taget, till grundhögarna} runs {I hela följder, som i Spider} waste {Ett i taget, till kasthögen, som i Golf} other {I par, som i Pyramiden}}} round {{answer, select, yes {Ja} no {Nej} other {Nej, och ingenting går på en kung}}} back {{answer, select, yes {Ja} no {Nej} other {Alla utom de första}}} filled {{answer, select, no {Tomma} dealt {Med korten som blir över} other {Med korten som blir över, och de tar inga andra}}} first {{answer, select, ace {Ess} jack {Knekt} queen {Dam} king {Kung} dealt {Valören är den av ett kort som ges dit} other {Valören är den av det första kortet som kommer}}} pairs {{answer, select, thirteen {Valörer som blir tretton} fourteen {Valörer som blir fjorton} same {Samma valör} other {Grannar i valör}}} goal {{answer, select, columns {Kolumnerna} heap {Pyramiden} other {Alla kort}}} redeals {Utan gräns} other {{answer, select, yes {Ja} other {Nej}}}}',
  'recipe.rows': '{rows, plural, one {# rad} other {# rader}}',
  'recipe.too-many':
    'Kolumnerna behöver {wanted, number} kort, men det finns bara {there, number}. Välj färre kolumner eller färre kort i dem.',
  'recipe.never-together':
    'Med de här färgerna ligger aldrig två kort i samma färg på varandra. Välj något annat för korten som flyttas tillsammans.',
  'recipe.kin-same': 'Det här är {game}.',
  'recipe.kin-like': 'Som {game}, men:',
  'recipe.tried': '{deals, plural, one {# giv prövad} other {# givar prövade}}',
  'recipe.stop': 'Sluta räkna',
  'recipe.try': 'Pröva fler givar',
  'recipe.length': 'Ett vunnet parti',
  'recipe.moves': 'Omkring {moves, plural, one {# drag} other {# drag}}',
  'recipe.easier': 'Lite lättare',
  'recipe.harder': 'Lite svårare',
  'recipe.trying': 'Prövar enskilda ändringar',
  'recipe.no-change': 'Ingen enskild ändring gör det lite {wanted, select, easier {lättare} other {svårare}}.',
  'recipe.does-it':
    '{several, select, no {Så} other {Med någon av dessa ändringar}} blir det {step, select, little {lite } other {}}{wanted, select, easier {lättare} other {svårare}}:',
  'recipe.take': 'Gör ändringen',
  'recipe.eased': 'I ett snabbt försök vanns {won, number} av {deals, number} givar, utan ändringen {before, number}.',
  'recipe.never-home': 'Så kan ingen hel följd från kung till ess byggas och flyttas. Ändra ”{label}”.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
