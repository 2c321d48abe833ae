import type { Words } from './words.ts';

export const menuNl: Words = {
  language: 'nl',
  opening: 'Je spellen worden klaargezet…',
  gone: {
    title: 'De speeltafel werkt niet meer',
    text: 'Hij is al één keer opnieuw geladen en is weer gestopt. Je spel is bewaard tot en met de laatste zet die Baize kon opslaan.',
    again: 'Opnieuw laden',
    quit: 'Afsluiten',
  },
  hung: {
    title: 'De speeltafel reageert niet',
    text: 'Je spel is bewaard tot en met de laatste zet. Wacht nog even, of laad de tafel opnieuw.',
    wait: 'Wachten',
  },
  unsaved: {
    title: 'Je spel kon niet worden opgeslagen',
    text: 'De schijf is misschien vol. Als je nu afsluit, gaat verloren wat nog niet is opgeslagen. Maak ruimte vrij en probeer het opnieuw, of speel verder.',
    again: 'Opnieuw proberen',
    stay: 'Verder spelen',
    quit: 'Toch afsluiten',
  },
  steered: {
    title: 'Baize start niet met deze optie',
    text: [
      'Met {by} zou een ander programma het venster van Baize kunnen besturen en lezen wat erin staat.',
      'Start Baize zonder {by}.',
    ],
  },
};
