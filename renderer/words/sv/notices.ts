import type { notices as english } from '../en/notices.ts';

export const notices = {
  'notice.paused': 'Pausat. Spelet fortsätter med nästa drag.',
  'notice.resumed': 'Fortsätter med {deal, plural, =0 {din egen giv} other {giv {deal}}} där du slutade.',
  'notice.had-one': 'Du hade redan ett pågående parti med dessa alternativ; här är det.',
  'notice.dealt': '{game}, {deal, plural, =0 {egen giv} other {giv {deal}}}.',
  'notice.parked': '{game}, {deal, plural, =0 {egen giv} other {giv {deal}}}: väntar bland Sparade partier.',
  'notice.favourite': '{game} är nu en av dina favoriter.',
  'notice.no-favourite': '{game} är inte längre en av dina favoriter.',
  'notice.restarted': 'Samma giv från början.',
  'notice.undone': 'Ångrat.',
  'notice.redone': 'Gjort om.',
  'notice.zoom': 'Verktygsfält och paneler: {percent}',
  'notice.nothing-undo': 'Det finns inget att ångra.',
  'notice.nothing-redo': 'Det finns inget att göra om.',
  'notice.nothing-home': 'Inget kort kan läggas upp nu.',
  'notice.nothing-here': 'Inget att ta upp här.',
  'notice.no-double': 'Det finns ingen bättre plats för det kortet nu.',
  'notice.no-hint': 'Hittade inget bra drag. Ångra några drag.',
  'notice.no-hint-stock': 'Hittade inget bra drag. Ångra några drag eller pröva talongen.',
  'notice.no-move': 'Det finns inga drag kvar.',
  'notice.nothing-new': 'De drag som finns kvar leder bara till tidigare ställningar.',
  'notice.no-win': 'Det här partiet går inte längre att vinna.',
  'notice.finished': 'Det här partiet är slut. Börja på en ny giv för att spela vidare.',
  'notice.former-rules':
    'Reglerna för {game} har ändrats sedan du började på den här given. Du kan spela den till slut med dess egna regler; för din nästa giv gäller de nya.',
  'notice.rules-changed':
    'Patiensens regler har ändrats sedan du spelade. Partiet fortsätter efter drag {at, number} av {of, number}.',
  'notice.unreadable': 'Det sparade partiet kunde inte läsas, så här är en ny giv. ({why})',
  'notice.not-saved': 'Det här partiet sparas inte: {why}',
  'notice.not-recorded': 'Resultatet kunde inte registreras: {why}',
  'notice.set-aside': 'Filen med dina partier var skadad. Den har lagts undan som {detail}, och en ny har skapats.',
  'notice.salvaged':
    'Filen med dina partier var skadad. Den har lagts undan som {detail}. Det här gick att rädda: {kept, plural, one {# pågående parti} other {# pågående partier}}, {named, plural, one {# sparat parti} other {# sparade partier}}, {results, plural, one {# resultat} other {# resultat}}.',
  'notice.undrawn':
    'Korten kan inte ritas här, varken med eller utan WebGL. Det kan hjälpa att starta om Baize. Det går ändå att spela med tangentbord och skärmläsare.',
  'notice.language-missing':
    'Språket {language} kunde inte läsas in, så Baize visas på engelska. Starta om Baize för att försöka igen.',
  'notice.part-missing': 'En del av Baize kunde inte läsas in. Starta om Baize för att försöka igen.',
  'notice.unsaved':
    'Filen med dina partier var skadad. Den har lagts undan som {detail}; det som går att läsa har inte kunnat återställas än{why, select, full {, eftersom disken är full} readonly {, eftersom det inte går att skriva i mappen} other {}}. Baize försöker igen vid varje start.',
  'notice.rewritten':
    'Filen med dina partier flyttades, ersattes eller raderades medan Baize var igång. Baize har skrivit den på nytt, med alla dina partier, som {detail}. Om en annan fil hade tagit dess plats finns den bland säkerhetskopiorna.',
  'notice.memory-only':
    '{why, select, busy {Partierna i den här mappen är redan öppna i ett annat Baize} full {Disken är full} readonly {Dina partier kan läsas men inte skrivas} other {Mappen med dina partier går inte att använda}} ({detail}). Det du spelar nu sparas inte och försvinner när du stänger Baize.',

  'solver.searching': 'Letar efter ett sätt att vinna: {positions, plural, one {# ställning} other {# ställningar}}…',
  'solver.won': 'Det här partiet går fortfarande att vinna.',
  'solver.lost': 'Det här partiet går inte längre att vinna.',
  'solver.chance': 'Det beror på slumpen: det går inte att vinna innan korten har blandats om.',
  'solver.open':
    'Ingen vinst hittades i {positions, plural, one {# ställning} other {# ställningar}}; den kan finnas ändå.',
  'solver.stopped': 'Sökningen har stoppats.',
  'solver.failed': 'Sökningen misslyckades.',
  'solver.stop': 'Stoppa',
  'solver.show': 'Visa nästa drag',
  'solver.solution': 'Visa allt',
  'solver.back': 'Tillbaka till senaste vinstläget',
  'solver.why': 'Varför?',

  'why.looking': 'Orsaken söks…',
  'why.exchange': 'Förlorat på grund av två kort: {cards}. Om de bytte plats skulle det gå att vinna.',
  'why.blocked':
    'Förlorat: vad du än spelar kan {count, plural, one {ett kort aldrig bli fritt} other {# kort aldrig bli fria}}: {cards}.',
  'why.no-move': 'Förlorat: det finns inga drag kvar.',
  'why.nothing-new': 'Förlorat: de drag som finns kvar leder bara till tidigare ställningar.',
  'why.no-win': 'Förlorat: ingen av de få ställningar som ännu kan nås är vunnen.',
  'why.unknown':
    'Det är förlorat, men inte av något enkelt skäl: {tried, plural, one {ett byte av två kort har prövats} other {# byten av två kort har prövats}}, och inget är känt som räddar det.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
