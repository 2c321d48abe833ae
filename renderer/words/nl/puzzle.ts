import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.kind': 'Soort puzzel',
  'puzzle.kind-only': 'De enige zet',
  'puzzle.kind-within': 'In zoveel zetten',
  'puzzle.kind-lost': 'Is het verloren?',
  'puzzle.how-within':
    'Win in zo weinig zetten als er staat; kaarten die naar de eindstapels gaan, tellen niet mee. Je eerste poging telt voor je niveau: een zet ongedaan maken telt als een fout antwoord.',
  'puzzle.how-lost':
    'De helft van deze stellingen is nog te winnen, de andere helft niet, wat je ook speelt. Je eerste antwoord telt voor je niveau.',
  'puzzle.how-only': 'In elke stelling wint nog maar één zet. Vind hem. Je eerste antwoord telt voor je niveau.',
  'puzzle.title': 'Puzzel {at, number}',
  'puzzle.answer': 'Deze zet wint: {move}.',
  'puzzle.rated': 'Niveau {rating, number} ({by})',
  'puzzle.helped': 'Met hulp, dus telt niet mee.',
  'puzzle.again': 'Al eerder beantwoord, dus telt niet mee.',
  'puzzle.next': 'Volgende puzzel',
  'puzzle.reveal': 'Antwoord tonen',
  'puzzle.why': 'Waarom?',
  'puzzle.find': 'Nog maar één zet wint. Welke?',
  'puzzle.right': 'Goed: dat is de zet die wint. Speel verder, als je wilt.',
  'puzzle.wrong': 'Daarna is de partij niet meer te winnen. Kies ongedaan maken en kijk nog eens.',

  'puzzle.within':
    'Win in {count, plural, one {één zet} other {# zetten}}. Kaarten die naar de eindstapels gaan, tellen niet mee.',
  'puzzle.within-left':
    '{count, plural, =0 {Geen zet meer, behalve naar de eindstapels.} one {Nog één zet.} other {Nog # zetten.}}',
  'puzzle.within-back':
    'Door ongedaan maken is je eerste antwoord fout. {count, plural, =0 {Geen zet meer.} one {Nog één zet.} other {Nog # zetten.}}',
  'puzzle.within-right': 'Goed: gewonnen in {count, plural, one {één zet} other {# zetten}}.',
  'puzzle.within-wrong': 'Dat is een zet te veel. Kies ongedaan maken en kijk nog eens.',
  'puzzle.lost': 'Is dit nog te winnen, of is het verloren?',
  'puzzle.lost-no': 'Te winnen',
  'puzzle.lost-yes': 'Verloren',
  'puzzle.lost-first': 'Zeg eerst of het verloren is: kies ongedaan maken en antwoord.',
  'puzzle.lost-right': 'Goed: het is verloren, wat je ook speelt.',
  'puzzle.lost-wrong': 'Nee: het is verloren, wat je ook speelt.',
  'puzzle.won-right': 'Goed: het is nog te winnen. Speel verder, als je wilt.',
  'puzzle.won-wrong': 'Nee: het is nog te winnen. Zoek uit hoe.',

  'puzzle.rating': 'Je niveau',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Opgelost',
  'puzzle.today': 'Puzzel van de dag',
  'puzzle.ladder': 'Alle puzzels, de makkelijkste eerst',
  'puzzle.one':
    'Puzzel {at, number}, niveau {strength, number}{standing, select, right {, opgelost} wrong {, niet meteen opgelost} helped {, met hulp} other {}}',
  'puzzle.unreadable': 'Deze puzzel kan niet worden klaargezet.',

  'puzzle.own': 'Uit je eigen verloren spellen',
  'puzzle.own-how':
    'De laatste stelling van een verloren spel waarin nog maar één zet wint, bewezen waar je alle kaarten kon kennen. Je speelt van daar verder.',
  'puzzle.own-begin': '{count, plural, one {Eén verloren spel} other {# verloren spellen}} doorzoeken',
  'puzzle.own-working': 'Spel {at, number} van {of, number} wordt doorzocht…',
  'puzzle.own-none':
    'In {count, plural, one {het doorzochte spel} other {de # doorzochte spellen}} is geen puzzel gevonden.',
  'puzzle.own-failed': 'Het zoeken is mislukt.',
  'puzzle.own-one':
    'Puzzel {at, number}: {deal, plural, =0 {een eigen spel} other {spel {deal}}}, {date}, niveau {strength, number}{standing, select, right {, opgelost} wrong {, niet meteen opgelost} helped {, met hulp} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
