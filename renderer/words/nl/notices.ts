import type { notices as english } from '../en/notices.ts';

export const notices = {
  'notice.paused': 'Gepauzeerd. Met de volgende zet gaat het spel verder.',
  'notice.resumed': 'Verder met {deal, plural, =0 {je eigen spel} other {spel {deal}}} waar je gebleven was.',
  'notice.had-one': 'Je was al bezig met een partij met deze opties; die ligt nu weer op tafel.',
  'notice.dealt': '{game}, {deal, plural, =0 {eigen spel} other {spel {deal}}}.',
  'notice.parked': '{game}, {deal, plural, =0 {eigen spel} other {spel {deal}}}: staat klaar bij Opgeslagen partijen.',
  'notice.favourite': '{game} hoort nu bij je favorieten.',
  'notice.no-favourite': '{game} hoort niet meer bij je favorieten.',
  'notice.restarted': 'Hetzelfde spel van voren af aan.',
  'notice.undone': 'Ongedaan gemaakt.',
  'notice.redone': 'Opnieuw uitgevoerd.',
  'notice.zoom': 'Balken en vensters: {percent}',
  'notice.nothing-undo': 'Er is niets om ongedaan te maken.',
  'notice.nothing-redo': 'Er is niets om opnieuw uit te voeren.',
  'notice.nothing-home': 'Er kan nu geen kaart naar een eindstapel.',
  'notice.nothing-here': 'Hier is niets om op te pakken.',
  'notice.no-double': 'Er is nu geen betere plaats voor deze kaart.',
  'notice.no-hint': 'Geen nuttige zet gevonden. Probeer ‘Ongedaan maken’.',
  'notice.no-hint-stock': 'Geen nuttige zet gevonden. Probeer ‘Ongedaan maken’ of de talon.',
  'notice.no-move': 'Er is geen zet meer mogelijk.',
  'notice.nothing-new': 'De zetten die er nog zijn, leiden alleen naar eerdere stellingen.',
  'notice.no-win': 'Deze partij is niet meer te winnen.',
  'notice.finished': 'Deze partij is afgelopen. Begin een nieuw spel om verder te spelen.',
  'notice.former-rules':
    'De regels van {game} zijn veranderd sinds je aan deze partij begon. Je kunt die nog volgens de oude regels uitspelen; voor je volgende partij gelden de nieuwe.',
  'notice.rules-changed':
    'De regels van deze patience zijn veranderd sinds je speelde. De partij gaat verder na zet {at, number} van {of, number}.',
  'notice.unreadable': 'De opgeslagen partij was niet te lezen, dus hier is een nieuw spel. ({why})',
  'notice.not-saved': 'Deze partij wordt niet opgeslagen: {why}',
  'notice.not-recorded': 'De uitslag kon niet worden opgeslagen: {why}',
  'notice.set-aside':
    'Het bestand met je partijen was beschadigd. Het is bewaard als {detail}, en er is een nieuw bestand gemaakt.',
  'notice.salvaged':
    'Het bestand met je partijen was beschadigd. Het is bewaard als {detail}. Dit was er nog uit te lezen: {kept, plural, one {# lopende partij} other {# lopende partijen}}, {named, plural, one {# opgeslagen partij} other {# opgeslagen partijen}}, {results, plural, one {# uitslag} other {# uitslagen}}.',
  'notice.undrawn':
    'De kaarten kunnen hier niet worden getekend, met of zonder WebGL. Misschien helpt het Baize opnieuw te starten. Met toetsenbord en schermlezer kun je gewoon spelen.',
  'notice.language-missing':
    'De taal {language} kon niet worden geladen, dus Baize is nu in het Engels. Start Baize opnieuw om het nog eens te proberen.',
  'notice.part-missing': 'Een deel van Baize kon niet worden geladen. Start Baize opnieuw om het nog eens te proberen.',
  'notice.unsaved':
    'Het bestand met je partijen was beschadigd. Het is bewaard als {detail}; wat eruit te lezen is, kon nog niet worden teruggezet{why, select, full {, omdat de schijf vol is} readonly {, omdat er niet in de map geschreven mag worden} other {}}. Baize probeert het bij elke start opnieuw.',
  'notice.rewritten':
    'Het bestand met je partijen is verplaatst, vervangen of verwijderd terwijl Baize openstond. Baize heeft het opnieuw geschreven, met al je partijen, als {detail}. Stond er een ander bestand op die plaats, dan vind je dat bij de reservekopieën.',
  'notice.memory-only':
    '{why, select, busy {De partijen in deze map zijn al geopend in een andere Baize} full {De schijf is vol} readonly {Je partijen kunnen wel worden gelezen, maar niet geschreven} other {De map met je partijen is niet te gebruiken}} ({detail}). Wat je nu speelt, wordt niet opgeslagen en gaat verloren als je Baize sluit.',

  'solver.searching':
    'Er wordt gezocht of er te winnen is: {positions, plural, one {# stelling} other {# stellingen}}…',
  'solver.won': 'Deze partij is nog te winnen.',
  'solver.lost': 'Deze partij is niet meer te winnen.',
  'solver.chance':
    'Dat hangt van het toeval af: zolang de kaarten niet opnieuw zijn geschud, is het spel niet te winnen.',
  'solver.open':
    'In {positions, plural, one {# stelling} other {# stellingen}} is geen oplossing gevonden; misschien is die er wel.',
  'solver.stopped': 'Het zoeken is gestopt.',
  'solver.failed': 'Het zoeken is mislukt.',
  'solver.stop': 'Stoppen',
  'solver.show': 'Volgende zet tonen',
  'solver.solution': 'Alles tonen',
  'solver.back': 'Terug naar een winbare stelling',
  'solver.why': 'Waarom?',

  'why.looking': 'De reden wordt gezocht…',
  'why.exchange': 'Verloren door de plaats van twee kaarten: {cards}. Als ze verwisseld waren, was er te winnen.',
  'why.blocked':
    'Verloren: wat je ook speelt, {count, plural, one {één kaart kan} other {# kaarten kunnen}} nooit meer vrijkomen: {cards}.',
  'why.no-move': 'Verloren: er is geen zet meer mogelijk.',
  'why.nothing-new': 'Verloren: de zetten die er nog zijn, leiden alleen naar eerdere stellingen.',
  'why.no-win': 'Verloren: geen van de weinige stellingen die nog te bereiken zijn, is gewonnen.',
  'why.unknown':
    'Het is verloren, maar niet om een eenvoudige reden: {tried, plural, one {één verwisseling van twee kaarten is geprobeerd} other {# verwisselingen van twee kaarten zijn geprobeerd}} en van geen enkele is bekend dat ze helpt.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
