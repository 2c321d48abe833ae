import type { description as english } from '../en/description.ts';

/** What every page of rules begins with, in Dutch. */
export const description = {
  'glance.title': 'In het kort',
  'glance.part':
    '{part, select, goal {Doel} deal {Opzet} own {Bijzonderheden} pairs {Paren} foundation {{count, plural, one {Eindstapel} other {Eindstapels}}} tableau {Kolommen} row {Rijen} place {Plaatsen} reserve {{count, plural, one {Reserve} other {Reserves}}} cell {{count, plural, one {Cel} other {Cellen}}} waste {Reststapel} stock {Talon} again {Opnieuw delen} itself {Vanzelf} clicks {Klikken} named {{kind_title}} other {Score}}',

  'glance.goal-home':
    '{all, select, yes {Leg alle {cards, number} kaarten op de eindstapels.} other {Leg {cards, number} kaarten op de eindstapels.}}',
  'glance.goal-gone':
    '{all, select, yes {Haal alle {cards, number} kaarten weg.} other {Haal {cards, number} van de {of, number} kaarten weg.}}',

  'glance.deck':
    '{packs, plural, =1 {Eén kaartspel} =2 {Twee kaartspellen} =3 {Drie kaartspellen} other {# kaartspellen}} ({cards, number} kaarten{suits, plural, =0 {} one {, maar één kleur} other {, # kleuren}}{jokers, select, yes {, met jokers} other {}})',
  'glance.left-out': 'Zonder deze waarden: {ranks}',
  'glance.piles':
    '{pile, select, foundation {{count, plural, one {Eén eindstapel} other {# eindstapels}}} row {{count, plural, one {Eén rij} other {# rijen}}} place {{count, plural, one {Eén plaats} other {# plaatsen}}} reserve {{count, plural, one {Eén reserve} other {# reserves}}} cell {{count, plural, one {Eén cel} other {# cellen}}} waste {{count, plural, one {De reststapel} other {# reststapels}}} stock {De talon} named {{kind_count}} other {{count, plural, one {Eén kolom} other {# kolommen}}}}',
  'glance.dealt':
    '{piles}{kind, select, same {{cards, plural, =0 {, leeg} one { met {several, select, yes {elk } other {}}één kaart} other { met {several, select, yes {elk } other {}}{cards, number} kaarten}}} begun {{begun, plural, one {, op de eerste één kaart} other {, op # ervan één kaart}}} two { met {from, number} of {to, number} kaarten} range { met {from, number} tot {to, number} kaarten} rank {, op waarde gesorteerd} home {; wat past, gaat er al bij het delen naartoe} total {, samen {cards, number} kaarten} other { met elk hoogstens {to, number} kaarten}}{up, select, all {, open} none {, dicht} top {{count, plural, one {, alleen de bovenste open} other {, de bovenste {count, number} open}}} every {, om en om open} some {, deels open} other {}}',
  'glance.waste': '{cards, plural, one {Eén kaart} other {# kaarten}} open op de reststapel',
  'glance.stock':
    '{cards, plural, =0 {De overige kaarten vormen de talon} one {De laatste kaart vormt de talon} other {De overige {cards, number} kaarten vormen de talon}}',
  'glance.laid': '{piles}: {cards}',
  'glance.laid-here': 'Aan het begin: {cards}.',
  'glance.ranks':
    '{count, number} {rank, plural, =1 {azen} =2 {tweeën} =3 {drieën} =4 {vieren} =5 {vijven} =6 {zessen} =7 {zevens} =8 {achten} =9 {negens} =10 {tienen} =11 {boeren} =12 {vrouwen} =13 {heren} other {jokers}}',
  'glance.of-each-suit': '{cards} van elke kleur',

  'glance.base-dealt': 'Eindstapels beginnen met de waarde van de basiskaart, die aan het begin wordt gedeeld.',
  'glance.own-rank': 'Elke stapel neemt een eigen waarde.',
  'glance.once': 'Geen twee ervan beginnen met dezelfde kleur.',
  'glance.spares': 'In een lege kolom past geen kaart die alleen ligt.',
  'glance.single': 'In een lege kolom past maar één kaart tegelijk.',
  'glance.built-from':
    'Op de eindstapels waarvan de eerste kaart {cards} is, leg je aan: {order}{any, select, yes {, ongeacht de kleur} other {}}.',
  'glance.built-this':
    '{pile, select, foundation {Op deze eindstapel} row {In deze rij} place {Op deze plaats} reserve {Op deze reserve} cell {In deze cel} waste {Op de reststapel} named {Op deze {kind}} other {In deze kolom}} leg je aan: {order}{any, select, yes {, ongeacht de kleur} other {}}.',
  'glance.whole': 'Alleen een hele reeks van {count, number} kaarten gaat erheen, in één keer.',
  'glance.returns':
    '{returns, select, play {De bovenste kaart mag terug in het spel.} both {De bovenste kaart mag terug in het spel of naar een andere eindstapel waar die past.} across {De bovenste kaart mag naar een andere eindstapel waar die past.} other {Kaarten op de eindstapels blijven daar.}}',
  'glance.end': 'Op {rank, plural, =0 {een basiskaart} other {een {name}}} past niets.',
  'glance.unbuilt': 'Daar leg je geen kaarten op elkaar.',
  'glance.stays-empty':
    '{pile, select, row {Een lege rij} place {Een lege plaats} reserve {Een lege reserve} cell {Een lege cel} waste {De lege reststapel} named {Een lege {kind}} other {Een lege kolom}} blijft leeg{dealt, select, yes { tot er weer gedeeld wordt} other {}}.',
  'glance.takes-kind':
    '{pile, select, foundation {Op een lege eindstapel} row {In een lege rij} place {Op een lege plaats} reserve {Op een lege reserve} cell {In een lege cel} waste {Op de lege reststapel} named {Op een lege {kind}} other {In een lege kolom}} past alleen {cards}.',
  'glance.takes-base':
    '{pile, select, row {In een lege rij} place {Op een lege plaats} reserve {Op een lege reserve} named {Op een lege {kind}} other {In een lege kolom}} past alleen een kaart {below, select, yes {één waarde onder de basiskaart} other {van de waarde van de basiskaart}}.',
  'glance.collects':
    '{pile, select, foundation {Op de eindstapels} row {In de rijen} place {Op de plaatsen} reserve {Op de reserve} waste {Op de reststapel} cell {In de cellen} named {Op de {kind_many}} other {In de kolommen}} past alleen {cards}.',
  'glance.from':
    '{empty, select, yes {Op een lege plaats komen} filled {Op andere kaarten komen} other {Daar komen}} alleen kaarten {sources}.',
  'glance.source':
    '{pile, select, foundation {van de eindstapels} tableau {uit de kolommen} row {uit de rijen} place {van de andere plaatsen} reserve {uit de reserve} cell {uit de cellen} waste {van de reststapel} named {{kind_out}} other {van de talon}}',
  'glance.one-by-one': 'Kaarten gaan één voor één.',
  'glance.run-so': 'Kaarten in deze volgorde worden samen verplaatst.',
  'glance.top-or-all': 'Verplaats de bovenste kaart of de hele kolom, nooit een deel ervan.',
  'glance.room':
    '{pile, select, foundation {Op een eindstapel} row {In een rij} place {Op een plaats} reserve {Op de reserve} cell {In een cel} waste {Op de reststapel} named {Op een {kind}} other {In een kolom}} liggen hoogstens {room, number} kaarten.',
  'glance.covered': 'Een kaart is speelbaar zodra geen andere kaart erop ligt.',
  'glance.top-only': 'Alleen de bovenste kaart is speelbaar.',
  'glance.when':
    '{when, select, dealt {Daar komen pas kaarten als de talon leeg is.} used {Daar komen pas kaarten als talon en reststapel leeg zijn.} other {Daar komt niets voordat de basiskaart is gekozen.}}',

  'glance.stock-open': 'De bovenste kaart van de talon ligt open en wordt vandaar gespeeld.',
  'glance.stock-fills': 'De kaarten vullen vanzelf de gaten; klikken hoeft niet.',
  'glance.turn-varies': 'Klik op de talon om kaarten op de reststapel te leggen; hoeveel, verschilt per ronde.',
  'glance.deal-to':
    'Klik op de talon om {count, plural, one {één kaart} other {# kaarten}} {pile, select, foundation {op de eindstapels} row {in de rijen} place {op de plaatsen} reserve {op de reserves} cell {in de cellen} waste {op de reststapel} named {op de {kind_many}} other {in de kolommen}} te leggen.',
  'glance.each':
    'Klik op de talon om {per, plural, =1 {één kaart} other {# kaarten}} {pile, select, foundation {op elk van de {count, number} eindstapels} row {in elk van de {count, number} rijen} place {op elk van de {count, number} plaatsen} reserve {op elk van de {count, number} reserves} cell {in elk van de {count, number} cellen} waste {op elk van de {count, number} reststapels} named {op elk van de {count, number} {kind_many}} other {in elk van de {count, number} kolommen}} te leggen.',
  'glance.needs':
    '{why, select, hole {Eerst moet elke lege kolom gevuld zijn.} unplayed {Eerst moet de kaart op de reststapel gespeeld zijn.} locked {Zolang een kolom leeg is, mag je nog één kaart omdraaien; pas als die gespeeld is, volgt de volgende.} removable {Eerst moeten de kaarten weg die weg kunnen.} movable {Dat mag pas als geen kaart meer verplaatst kan worden.} full {Er moet een plaats vrij zijn.} king {Eerst moet een heer die dat kan naar de lege kolom.} base {Eerst moet de basiskaart gekozen zijn.} unmoved {Sinds het delen moet minstens één kaart verplaatst zijn.} unshifted {Minstens één kaart moet er van plaats door veranderen.} other {}}',
  'glance.again':
    '{redeals, plural, =1 {Eén keer per spel} =2 {Twee keer per spel} other {# keer per spel}} kun je de kaarten bijeennemen{shuffled, select, yes {, schudden} other {}} en opnieuw delen.{by, select, stock { Klik daarvoor op de lege talon.} other {}}',
  'glance.again-unlimited':
    'Je kunt de kaarten zo vaak je wilt bijeennemen{shuffled, select, yes {, schudden} other {}} en opnieuw delen.{by, select, stock { Klik daarvoor op de lege talon.} other {}}',
  'glance.shuffled': 'De kaarten worden geschud voor ze opnieuw gedeeld worden.',

  'glance.fills':
    '{pile, select, foundation {Lege eindstapels worden} row {Lege rijen worden} place {Lege plaatsen worden} reserve {Lege reserves worden} cell {Lege cellen worden} waste {De lege reststapel wordt} named {Lege {kind_many} worden} other {Lege kolommen worden}} vanzelf gevuld{next, select, none {} other {, eerst}} {from, select, reserve {uit de reserve} waste {van de reststapel} named {{source_out}} other {van de talon}}{next, select, none {} reserve {, dan uit de reserve} waste {, dan van de reststapel} named {, dan {second_out}} other {, dan van de talon}}{after, select, hand {; ligt daar niets meer, dan vul je ze zelf} other {}}.',
  'glance.goes-home': 'Kaarten kunnen vanzelf naar de eindstapels gaan.',
  'glance.plays': 'Klik op een kaart om die op de reststapel te spelen.',
  'glance.alone': 'Klik op {cards} om die kaart apart weg te halen.',
  'glance.unbeaten': 'Klik op een kaart om die weg te halen zolang er een hogere van dezelfde kleur vrij ligt.',
  'glance.click': 'Een klik speelt een kaart naar de beste plaats, een dubbelklik brengt de kaart naar een eindstapel.',
  'glance.score':
    '{kind, select, home {Eén punt voor elke kaart op de eindstapels} other {Eén punt voor elke weggehaalde kaart}}: een score van hoogstens {most, number}.',

  'handwritten.arachnida':
    'In de kolommen komt een kaart op een kaart die één hoger is of op een van dezelfde waarde, ongeacht de kleur; een lege kolom neemt elke kaart op. Een reeks van één kleur gaat samen, en kaarten van één waarde ook. Naar een eindstapel gaat alleen een hele kleur, van heer tot aas.',
  'handwritten.archway':
    'Kaarten mogen van de ene naar de andere eindstapel van hun kleur. Klik op de lege talon om van elke stapel de onderste kaart bovenop te leggen, zo vaak je wilt.',
  'handwritten.beehive': 'De vier kaarten van één waarde gaan uit het spel zodra ze in één kolom liggen.',
  'handwritten.big-ben':
    'Elk uur loopt op in de eigen kleur tot het zijn tijd aanwijst. Alleen op waaiers van drie of meer kaarten leg je aan, aflopend in dezelfde kleur, met de heer na de aas. Klik op de talon om waaiers met minder dan drie kaarten aan te vullen; zijn die er niet, dan gaat één kaart naar de reststapel.',
  'handwritten.big-bertha': 'De negende eindstapel neemt de acht heren, in willekeurige volgorde.',
  'handwritten.boxing-the-compass':
    'Een lege plaats neemt alleen kaarten van haar eigen kant op: klaveren in het westen, schoppen in het oosten, harten in het noorden, ruiten in het zuiden. Ze mogen van de reststapel of van andere kanten komen. Op die kaarten leg je niet aan.',
  'handwritten.british-constitution':
    'Kaarten gaan één rij tegelijk omhoog: op een kaart van de andere kleur die één hoger is, of naar een lege plaats; de onderste rij krijgt kaarten van de reststapel. Alleen kaarten uit de bovenste rij gaan naar de eindstapels.',
  'handwritten.camelot':
    'Leg de kaarten van de talon één voor één neer: heren in de hoeken, vrouwen in het midden boven en onder, boeren in het midden van de zijkanten, andere kaarten waar je wilt. Is alles vol, haal dan paren weg die samen tien zijn, en tienen apart; leg daarna verder neer.',
  'handwritten.colonel':
    'Een kaart in de rijen is vrij zodra de plaats eronder leeg is. Je legt aflopend aan in dezelfde kleur: een kaart gaat alleen naar een hogere rij, op een vrije kaart of op de kaart er recht boven. Een lege plaats neemt elke kaart op van de reststapel of uit een lagere rij, als ze in de bovenste rij ligt of als er een kaart boven ligt.',
  'handwritten.crescent':
    'De bovenste kaart van een eindstapel mag naar de andere eindstapel van dezelfde kleur. Klik, drie keer per spel, op de lege talon om van elke kolom de onderste kaart bovenop te leggen.',
  'handwritten.cromwell':
    'Eén keer per spel mag je trekken: als de kaart eronder dan te spelen is, leg je de bovenste kaart van een waaier op de reserve; is die kaart gespeeld, dan gaat de opgetilde terug.',
  'handwritten.der-kleine-napoleon':
    'Op de eindstapels leg je aan in dezelfde kleur vanaf de basiskaart; de eerste kaart erop bepaalt of ze allemaal oplopen of aflopen. De kaart in de cel komt pas vrij als een van de zijwaaiers leeg is.',
  'handwritten.dumfries':
    'In de kolommen leg je om en om rood en zwart aan, met een kaart die één lager is of van dezelfde waarde. Alleen de bovenste kaart of een hele kolom verplaats je; in een lege kolom past allebei.',
  'handwritten.faerie-queen':
    'Elke heer die gedeeld wordt, begint de volgende kolom. Is de talon leeg, dan leg je in de kolommen aflopend aan, ongeacht de kleur; op een losse heer past elke kaart.',
  'handwritten.glenwood':
    'Leg eerst de bovenste kaart van een reserve op de eerste eindstapel: de waarde ervan is die van de basiskaart. Kolommen gaan alleen in hun geheel. In een lege kolom past een kaart uit de reserves of een andere kolom; van de reststapel pas als de reserves leeg zijn.',
  'handwritten.hamilton':
    'Kies eerst de basiskaart: de talon biedt hoogstens drie kaarten aan, en de kaart die je op een eindstapel legt, bepaalt de waarde. Daarvoor beweegt er niets anders.',
  'handwritten.intelligence':
    'Klik op de talon om alle kaarten die niet op de eindstapels liggen bijeen te nemen, te schudden en opnieuw te delen, hoogstens twee keer.',
  'handwritten.les-quatre-coins':
    'Zolang er een talon is, gaan kaarten van de zijstapels alleen naar de eindstapel ernaast, tenzij ze er een beginnen; die van de hoeken gaan naar alle.',
  'handwritten.matriarchy':
    'In elke kleur lopen twee eindstapels af vanaf de vrouw en twee op vanaf de heer via de aas; op geen ervan liggen meer dan twaalf kaarten. Hoeveel kaarten worden omgedraaid, verschilt per ronde.',
  'handwritten.monte-carlo':
    'Twee kaarten gaan alleen samen weg als ze elkaar raken: naast, boven of schuin tegen elkaar.',
  'handwritten.napoleons-tomb':
    'De middelste eindstapel loopt vier keer af van zes tot aas; die in de hoeken lopen op van zeven tot heer. De kleur telt niet.',
  'handwritten.neighbor':
    'Twee kaarten die samen dertien zijn, gaan weg als ze elkaar raken: naast, boven of schuin tegen elkaar. De andere schuiven aan, en de talon vult de plaatsen die aan het eind overblijven.',
  'handwritten.nines':
    'Een tien, een boer, een vrouw en een heer gaan samen uit het spel: leg ze één voor één in de reserve. Tot alle vier er liggen, wordt geen lege plaats gevuld en kan geen van de kaarten terug.',
  'handwritten.osmosis':
    'Elke eindstapel verzamelt één kleur in willekeurige volgorde, maar behalve de eerste alleen waarden die de eindstapel erboven al heeft.',
  'handwritten.primrose':
    'Elke eindstapel begint één waarde boven zijn wijzerkaart en loopt op, ongeacht de kleur; de wijzerkaart komt het laatst. Klik acht keer op de lege talon om een stapel opnieuw te delen, één kaart op elke stapel.',
  'handwritten.puss-in-the-corner':
    'Elke kaart van de talon gaat naar een eindstapel of naar een kolom naar keuze voordat je de volgende ziet; uit de kolommen speel je alleen naar de eindstapels. Klik één keer op de lege talon om de kolommen om te draaien en opnieuw te beginnen.',
  'handwritten.quatorze':
    'Twee kaarten die samen veertien zijn, gaan weg als ze in dezelfde rij of kolom liggen. Is de talon leeg, dan schuiven de andere aan.',
  'handwritten.rittenhouse': 'Elke eindstapel neemt alleen kaarten uit de kolom eronder en uit de middelste kolom.',
  'handwritten.sieben-bis-as':
    'In een gat past de kaart die in dezelfde kleur op de linkerbuur volgt of net voor de rechterbuur komt. Een kaart gaat alleen naar zijn eindstapel als er links ervan een gat is.',
  'handwritten.solid-square':
    'Elke eindstapel loopt in zijn kleur op van aas tot heer en daarna, vanaf de andere heer, af tot de andere aas.',
  'handwritten.st-helena':
    'In de eerste ronde gaan de vier stapels bij de heren alleen naar de heren, en de vier bij de azen alleen naar de azen.',
  'handwritten.stalactites':
    'De eerste kaart van een eindstapel blijft liggen; de kaarten erop mogen terug in het spel.',
  'handwritten.strata':
    'Op de eindstapels leg je oplopend in dezelfde kleur aan, met de zeven op de aas. In de kolommen past niets op een zeven of een aas.',
  'handwritten.suit-elevens':
    'Leg boer, vrouw en heer van één kleur één voor één in de reserve: ze gaan weg zodra ze er alle drie liggen. Tot dan kan geen van de kaarten terug.',
  'handwritten.terrace':
    '{base, select, chosen {Kies eerst de basiskaart: de waarde van de kaart die je op een eindstapel legt. Elke lege kolom krijgt dan vanzelf een kaart van de talon. } other {}}Kaarten van de reserve gaan alleen naar de eindstapels{filled, select, yes {} other {, en in een lege kolom past alleen de bovenste kaart van de reststapel}}.',
  'handwritten.the-plot':
    'Zolang er geen eindstapel vol is, begint er geen andere en past in een lege kolom alleen een kaart van de basiswaarde; daarna elke kaart. Die kaarten komen van de reststapel. De reserve gaat alleen naar de eindstapels.',
  'handwritten.thieves':
    'Op de reststapel past een kaart die één hoger of lager is; een joker past op elke kaart, en elke kaart op een joker.',
  'handwritten.union-square':
    'Een stapel gaat door zoals hij begon: oplopend of aflopend in dezelfde kleur. Elke eindstapel loopt op van aas tot heer en daarna, vanaf de andere heer, af tot de andere aas.',
  'handwritten.valentine':
    'Klik op de talon om lege kolommen te vullen; zijn die er niet, om één kaart naar de reststapel te leggen; ligt daar al een kaart, om opnieuw te delen: de kolommen gaan onder de talon en er komen vier nieuwe. Je wint als elke kleur op volgorde in één kolom ligt.',
  'handwritten.wall':
    'Leg kaarten van de reststapel op een kaart van de muur: die verdwijnt als ze samen meer waard zijn dan die kaart en de kaarten erboven waarop hij steunt.',

  'recipe.title': 'Patience bedenken',
  'recipe.from': 'Uitgaan van',
  'recipe.changed': '{game}, gewijzigd',
  'recipe.cells-hint': 'Elke cel houdt één kaart naar keuze vast tot die gespeeld wordt.',
  'recipe.reserve-hint': 'Eén stapel, bij het begin gedeeld; er komt niets bij.',
  'recipe.name': 'Naam',
  'recipe.note': 'Notitie',
  'recipe.open-file': 'Bestand openen…',
  'recipe.field':
    '{field, select, packs {Kaartspellen} columns {Kolommen} cards {Kaarten in de kolommen} open {Open bij het begin} ranks {In de kolommen bouw je} round {Heer en aas sluiten aan} suits {Kleuren in de kolommen} start {Een lege kolom neemt} lift {Kaarten die samen bewegen} stock {Een klik op de talon} cells {Cellen} home {Kaarten verlaten de tafel} columnsHeap {Rijen van de piramide} ranksRun {Op de reststapel leg je} suitsRun {Kleuren op de reststapel} laidRun {De reststapel begint met een kaart} shuffles {Schudden} filled {Cellen bij het begin} reserve {Kaarten in de reserve} shown {Open in de reserve} first {Eerste kaart van de eindstapels} laid {De eerste kaarten liggen er vanaf het begin} rising {Kleuren op de eindstapels} room {Meeste kaarten in een kolom} sunk {Heren liggen onder in hun kolom} pairs {Twee kaarten gaan samen weg} goal {Leeg te spelen} other {Kaarten komen terug van de eindstapels}}',
  'recipe.answer':
    '{field, select, cards {{answer, select, stairs {In elke kolom één meer} all {Alle kaarten} five {Alle op vijf per kolom na} pyramid {Een piramide} triangle {Een piramide op zijn kop} peaks {Drie toppen} other {Alle kaarten, zoals bij Yukon}}} open {{answer, select, top {Alleen de bovenste kaarten} all {Alle kaarten} two {De bovenste twee} three {De bovenste drie} other {Om de andere kaart}}} ranks {{answer, select, down {Omlaag} up {Omhoog} other {Omhoog of omlaag}}} suits {{answer, select, alternate {Om en om rood en zwart} same {Dezelfde kleur} colour {Rood op rood, zwart op zwart} different {Elke andere kleur} other {Elke kleur}}} start {{answer, select, any {Elke kaart} kings {Alleen heren} reserve {Aangevuld uit de reserve} wasteOnly {Aangevuld uit de reserve, daarna alleen van de reststapel} waste {Aangevuld van de reststapel} stock {Aangevuld uit de talon} other {Niets}}} lift {{answer, select, built {Kaarten die op elkaar gebouwd zijn} cells {Zoveel als lege cellen toelaten} suit {Reeksen van één kleur} top {Maar één kaart} whole {Eén kaart of de hele kolom} colour {Reeksen van alleen rood of alleen zwart} other {Elke open kaart met alles erop}}} stock {{answer, select, one {Draait één kaart om} two {Draait twee kaarten om} three {Draait drie kaarten om} filled {Deelt een kaart aan elke kolom zodra er geen leeg is} kings {Deelt een kaart aan elke kolom zodra heren de lege gevuld hebben} other {Deelt een kaart aan elke kolom}}} home {{answer, select, cards {Een voor een naar de eindstapels} runs {In hele reeksen, zoals bij Spider} waste {Een voor een naar de reststapel, zoals bij Golf} other {In paren, zoals bij Piramide}}} round {{answer, select, yes {Ja} no {Nee} other {Nee, en op een heer komt niets}}} back {{answer, select, yes {Ja} no {Nee} other {Alle behalve de eerste}}} filled {{answer, select, no {Leeg} dealt {Met de overige kaarten} other {Met de overige kaarten, en ze nemen geen andere}}} first {{answer, select, ace {Aas} jack {Boer} queen {Vrouw} king {Heer} dealt {De waarde is die van een kaart die er gedeeld wordt} other {De waarde is die van de eerste kaart die komt}}} pairs {{answer, select, thirteen {Waarden die samen dertien zijn} fourteen {Waarden die samen veertien zijn} same {Dezelfde waarde} other {Aangrenzende waarden}}} goal {{answer, select, columns {De kolommen} heap {De piramide} other {Alle kaarten}}} redeals {Onbeperkt} other {{answer, select, yes {Ja} other {Nee}}}}',
  'recipe.rows': '{rows, plural, one {# rij} other {# rijen}}',
  'recipe.too-many':
    'De kolommen vragen {wanted, number} kaarten, maar er zijn er maar {there, number}. Kies minder kolommen of minder kaarten erin.',
  'recipe.never-together':
    'Met deze kleuren liggen nooit twee kaarten van één kleur op elkaar. Kies iets anders voor de kaarten die samen bewegen.',
  'recipe.kin-same': 'Dit is {game}.',
  'recipe.kin-like': 'Zoals {game}, maar:',
  'recipe.tried': '{deals, plural, one {# spel onderzocht} other {# spellen onderzocht}}',
  'recipe.stop': 'Stoppen met tellen',
  'recipe.try': 'Meer spellen onderzoeken',
  'recipe.length': 'Een gewonnen spel',
  'recipe.moves': 'Ongeveer {moves, plural, one {# zet} other {# zetten}}',
  'recipe.easier': 'Iets makkelijker',
  'recipe.harder': 'Iets moeilijker',
  'recipe.trying': 'Losse wijzigingen proberen',
  'recipe.no-change':
    'Geen enkele losse wijziging maakt het iets {wanted, select, easier {makkelijker} other {moeilijker}}.',
  'recipe.does-it':
    '{several, select, no {Zo} other {Met elk van deze wijzigingen}} wordt het {step, select, little {iets } other {}}{wanted, select, easier {makkelijker} other {moeilijker}}:',
  'recipe.take': 'Zo wijzigen',
  'recipe.eased':
    'Bij snel proberen zijn {won, number} van {deals, number} spellen gewonnen, zonder de wijziging {before, number}.',
  'recipe.never-home': 'Zo kan geen hele reeks van heer tot aas worden gebouwd en verplaatst. Verander “{label}”.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
