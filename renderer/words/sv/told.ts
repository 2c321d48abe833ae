import type { told as english } from '../en/told.ts';

export const told = {
  'told.paused': 'Pausat. Nästa drag fortsätter.',
  'told.resumed': 'Fortsätter med {deal, plural, =0 {din egen giv} other {giv {deal}}} där du slutade.',
  'told.had-one': 'Du hade ett pågående parti med dessa alternativ: här är det.',
  'told.dealt': '{game}, {deal, plural, =0 {egen giv} other {giv {deal}}}.',
  'told.favourite': '{game} är nu en av dina favoriter.',
  'told.no-favourite': '{game} är inte längre en av dina favoriter.',
  'told.restarted': 'Samma giv från början.',
  'told.undone': 'Ångrat.',
  'told.redone': 'Gjort om.',
  'told.nothing-undo': 'Det finns inget att ångra.',
  'told.nothing-redo': 'Det finns inget att göra om.',
  'told.nothing-home': 'Inget kort kan läggas upp nu.',
  'told.nothing-here': 'Inget att ta upp här.',
  'told.no-double': 'Det finns ingen bättre plats för det kortet nu.',
  'told.no-hint': 'Inget nyttigt drag i sikte. Pröva att gå tillbaka, eller talongen.',
  'told.no-move': 'Inget drag återstår.',
  'told.nothing-new': 'Det som återstår ger bara tillbaka det som redan varit.',
  'told.finished': 'Det här partiet är slut. Ta en ny giv för att spela vidare.',
  'told.rules-changed':
    'Patiensens regler har ändrats sedan du spelade: partiet står efter drag {at, number} av {of, number}.',
  'told.unreadable': 'Det sparade partiet kunde inte läsas, så här är en ny giv. ({why})',
  'told.not-saved': 'Det här partiet sparas inte: {why}',
  'told.not-recorded': 'Resultatet kunde inte antecknas: {why}',
  'told.set-aside': 'Filen med dina partier var skadad. Den har lagts undan som {detail}, och en ny är påbörjad.',
  'told.salvaged':
    'Filen med dina partier var skadad. Den har lagts undan som {detail}, och det som gick att läsa finns här: {kept, plural, one {# pågående parti} other {# pågående partier}}, {named, plural, one {# sparat parti} other {# sparade partier}}, {results, plural, one {# resultat} other {# resultat}}.',
  'told.undrawn':
    'Korten kan inte ritas, eftersom WebGL inte fungerar här: maskinvaruacceleration kan vara avstängd eller grafikdrivrutinen för gammal. Med tangentbord och skärmläsare går det att spela ändå.',
  'told.language-missing':
    'Orden på {language} kunde inte hämtas, så Baize talar engelska. Starta det igen för att försöka en gång till.',
  'told.part-missing': 'En del av Baize kunde inte hämtas. Starta det igen för att försöka en gång till.',
  'told.unsaved':
    'Filen med dina partier var skadad. Den har lagts undan som {detail}; det som går att läsa av den har inte kunnat hämtas tillbaka än{why, select, full {, eftersom disken är full} readonly {, eftersom det inte går att skriva i mappen} other {}}. Baize försöker igen vid varje start.',
  'told.rewritten':
    'Filen med dina partier flyttades, ersattes eller raderades medan Baize var igång. Baize har skrivit den på nytt, med alla dina partier, som {detail}; om en annan fil hade tagit dess plats finns den bland säkerhetskopiorna.',
  'told.memory-only':
    '{why, select, busy {Ett annat Baize har den här mappens partier öppna} full {Disken är full} readonly {Dina partier kan läsas men inte skrivas} other {Mappen med dina partier kan inte användas}} ({detail}). Det du spelar nu sparas inte: det finns kvar tills du stänger Baize.',

  'solver.searching': 'Letar efter ett sätt att vinna: {positions, number} ställningar…',
  'solver.won': 'Det här partiet går fortfarande att vinna.',
  'solver.lost': 'Inget sätt att vinna det här partiet återstår.',
  'solver.chance': 'Bara slumpen avgör: inget sätt vinner innan korten blandas igen.',
  'solver.open': 'Ingen vinst hittad i {positions, number} ställningar: det kan finnas en eller inte.',
  'solver.stopped': 'Letar inte längre efter ett sätt att vinna.',
  'solver.failed': 'Sökningen efter ett sätt att vinna misslyckades.',
  'solver.stop': 'Stoppa',
  'solver.show': 'Visa nästa drag',
  'solver.solution': 'Visa allt',
  'solver.back': 'Tillbaka till där det gick att vinna',
} as const satisfies Partial<Record<keyof typeof english, string>>;
