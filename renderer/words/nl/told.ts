import type { told as english } from '../en/told.ts';

export const told = {
  'told.paused': 'Gepauzeerd. De volgende zet gaat verder.',
  'told.resumed': 'Verder met {deal, plural, =0 {je eigen spel} other {spel {deal}}} waar je gebleven was.',
  'told.had-one': 'Je had een lopende partij met deze opties: hier is ze.',
  'told.dealt': '{game}, {deal, plural, =0 {eigen spel} other {spel {deal}}}.',
  'told.favourite': '{game} hoort nu bij je favorieten.',
  'told.no-favourite': '{game} hoort niet meer bij je favorieten.',
  'told.restarted': 'Hetzelfde spel van voren af aan.',
  'told.undone': 'Ongedaan gemaakt.',
  'told.redone': 'Herhaald.',
  'told.nothing-undo': 'Er is niets om ongedaan te maken.',
  'told.nothing-redo': 'Er is niets om te herhalen.',
  'told.nothing-home': 'Er kan nu geen kaart naar een eindstapel.',
  'told.nothing-here': 'Hier is niets om op te pakken.',
  'told.no-double': 'Er is nu geen betere plaats voor die kaart.',
  'told.no-hint': 'Geen nuttige zet te zien. Probeer terug te gaan, of de talon.',
  'told.no-move': 'Er is geen zet meer.',
  'told.nothing-new': 'Wat er nog kan, brengt alleen terug wat er al was.',
  'told.finished': 'Deze partij is afgelopen. Neem een nieuw spel om verder te spelen.',
  'told.rules-changed':
    'De regels van deze patience zijn veranderd sinds je speelde: de partij staat na zet {at, number} van {of, number}.',
  'told.unreadable': 'De opgeslagen partij was niet te lezen, dus hier is een nieuw spel. ({why})',
  'told.not-saved': 'Deze partij wordt niet opgeslagen: {why}',
  'told.not-recorded': 'De uitslag kon niet genoteerd worden: {why}',
  'told.set-aside':
    'Het bestand met je partijen was beschadigd. Het is opzijgelegd als {detail}, en er is een nieuw begonnen.',
  'told.salvaged':
    'Het bestand met je partijen was beschadigd. Het is opzijgelegd als {detail}, en wat ervan te lezen was, is hier: {kept, plural, one {# lopende partij} other {# lopende partijen}}, {named, plural, one {# opgeslagen partij} other {# opgeslagen partijen}}, {results, plural, one {# uitslag} other {# uitslagen}}.',
  'told.undrawn':
    'De kaarten kunnen niet getekend worden, omdat WebGL hier niet werkt: hardwareversnelling kan uit staan, of het grafische stuurprogramma te oud zijn. Met toetsenbord en schermlezer is toch te spelen.',
  'told.language-missing':
    'De woorden in het {language} konden niet geladen worden, dus spreekt Baize Engels. Start het opnieuw om het nog eens te proberen.',
  'told.part-missing': 'Een deel van Baize kon niet geladen worden. Start het opnieuw om het nog eens te proberen.',
  'told.unsaved':
    'Het bestand met je partijen was beschadigd. Het is opzijgelegd als {detail}; wat ervan te lezen is, kon nog niet teruggehaald worden{why, select, full {, omdat de schijf vol is} readonly {, omdat in de map niet geschreven mag worden} other {}}. Baize probeert het bij elke start opnieuw.',
  'told.rewritten':
    'Het bestand met je partijen is verplaatst, vervangen of verwijderd terwijl Baize openstond. Baize heeft het opnieuw geschreven, met al je partijen, als {detail}; stond er een ander bestand op die plaats, dan vind je dat bij de reservekopieën.',
  'told.memory-only':
    '{why, select, busy {Een andere Baize heeft de partijen van deze map open} full {De schijf is vol} readonly {Je partijen kunnen gelezen maar niet geschreven worden} other {De map met je partijen kan niet gebruikt worden}} ({detail}). Wat je nu speelt, wordt niet opgeslagen: het blijft tot je Baize sluit.',

  'solver.searching': 'Zoeken naar een manier om te winnen: {positions, number} stellingen…',
  'solver.won': 'Deze partij is nog te winnen.',
  'solver.lost': 'Er is geen manier meer om deze partij te winnen.',
  'solver.chance': 'Alleen het toeval kan het zeggen: geen manier wint voordat de kaarten opnieuw geschud worden.',
  'solver.open': 'Geen winst gevonden in {positions, number} stellingen: misschien is er een, misschien niet.',
  'solver.stopped': 'Er wordt niet meer gezocht naar een manier om te winnen.',
  'solver.failed': 'Het zoeken naar een manier om te winnen is mislukt.',
  'solver.stop': 'Stoppen',
  'solver.show': 'Volgende zet tonen',
  'solver.solution': 'Alles tonen',
  'solver.back': 'Terug naar waar het te winnen was',
} as const satisfies Partial<Record<keyof typeof english, string>>;
