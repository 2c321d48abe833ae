import type { Words } from './words.ts';

export const menuSv: Words = {
  language: 'sv',
  opening: 'Dina spel förbereds…',
  gone: {
    title: 'Spelbordet har slutat fungera',
    text: 'Det har redan lästs in på nytt en gång och stannat igen. Ditt spel är sparat till och med det sista drag som Baize kunde spara.',
    again: 'Läs in på nytt',
    quit: 'Avsluta',
  },
  hung: {
    title: 'Spelbordet svarar inte',
    text: 'Ditt spel är sparat till och med det senaste draget. Vänta lite till eller läs in bordet på nytt.',
    wait: 'Vänta',
  },
  unsaved: {
    title: 'Ditt spel kunde inte sparas',
    text: 'Disken kan vara full. Om du avslutar nu går det som inte har sparats förlorat. Frigör utrymme och försök igen, eller fortsätt spela.',
    again: 'Försök igen',
    stay: 'Fortsätt spela',
    quit: 'Avsluta ändå',
  },
  steered: {
    title: 'Baize startar inte med den här växeln',
    text: [
      'Med {by} skulle ett annat program kunna styra Baizes fönster och läsa vad som står i det.',
      'Starta Baize utan {by}.',
    ],
  },
};
