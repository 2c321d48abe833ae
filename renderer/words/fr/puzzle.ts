import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.kind': 'Type de problème',
  'puzzle.kind-only': 'Le seul coup',
  'puzzle.kind-within': 'En tant de coups',
  'puzzle.kind-lost': 'Est-ce perdu ?',
  'puzzle.how-within':
    'Gagnez dans le nombre de coups indiqué ; les cartes qui montent aux fondations ne comptent pas. Votre premier essai compte pour votre niveau : annuler un coup compte comme une erreur.',
  'puzzle.how-lost':
    'La moitié de ces positions peut encore être gagnée, l’autre non, quoi qu’on joue. Votre première réponse compte pour votre niveau.',
  'puzzle.how-only':
    'Dans chaque position, un seul coup permet encore de gagner. Trouvez-le. Votre première réponse compte pour votre niveau.',
  'puzzle.title': 'Problème {at, number}',
  'puzzle.answer': 'Ce coup gagne : {move}.',
  'puzzle.rated': 'Niveau {rating, number} ({by})',
  'puzzle.helped': 'Avec de l’aide : il ne compte pas.',
  'puzzle.again': 'Déjà répondu : il ne compte pas.',
  'puzzle.next': 'Problème suivant',
  'puzzle.reveal': 'Montrer la solution',
  'puzzle.why': 'Pourquoi ?',
  'puzzle.find': 'Un seul coup permet encore de gagner. Lequel ?',
  'puzzle.right': 'Bravo : c’est le coup gagnant. Continuez, si vous voulez.',
  'puzzle.wrong': 'Après cela, on ne peut plus gagner. Annulez, et regardez encore.',

  'puzzle.within':
    'Gagnez en {count, plural, one {un coup} other {# coups}}. Les cartes qui montent aux fondations ne comptent pas.',
  'puzzle.within-left':
    '{count, plural, =0 {Plus aucun coup, sauf vers les fondations.} one {Encore un coup.} other {Encore # coups.}}',
  'puzzle.within-back':
    'Coup annulé : votre première réponse est donc fausse. {count, plural, =0 {Plus aucun coup.} one {Encore un coup.} other {Encore # coups.}}',
  'puzzle.within-right': 'Bravo : gagné en {count, plural, one {un coup} other {# coups}}.',
  'puzzle.within-wrong': 'C’est un coup de trop. Annulez, et regardez encore.',
  'puzzle.lost': 'Peut-on encore gagner, ou est-ce perdu ?',
  'puzzle.lost-no': 'On peut gagner',
  'puzzle.lost-yes': 'C’est perdu',
  'puzzle.lost-first': 'Dites d’abord si c’est perdu : annulez, puis répondez.',
  'puzzle.lost-right': 'Bravo : c’est perdu, quoi qu’on joue.',
  'puzzle.lost-wrong': 'Non : c’est perdu, quoi qu’on joue.',
  'puzzle.won-right': 'Bravo : on peut encore gagner. Continuez, si vous voulez.',
  'puzzle.won-wrong': 'Non : on peut encore gagner. Trouvez comment.',

  'puzzle.rating': 'Votre niveau',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Résolus',
  'puzzle.today': 'Problème du jour',
  'puzzle.ladder': 'Tous les problèmes, les plus faciles d’abord',
  'puzzle.one':
    'Problème {at, number}, niveau {strength, number}{standing, select, right {, résolu} wrong {, pas résolu du premier coup} helped {, avec de l’aide} other {}}',
  'puzzle.unreadable': 'Impossible d’afficher ce problème.',

  'puzzle.own': 'Tirés de vos parties perdues',
  'puzzle.own-how':
    'La dernière position d’une partie perdue où un seul coup permet encore de gagner, prouvée là où vous pouviez connaître toutes les cartes. Vous jouez à partir de là.',
  'puzzle.own-begin': 'Examiner {count, plural, one {# partie perdue} other {# parties perdues}}',
  'puzzle.own-working': 'Examen de la partie {at, number} sur {of, number}…',
  'puzzle.own-none':
    '{count, plural, one {Aucun problème dans la partie examinée.} other {Aucun problème dans les # parties examinées.}}',
  'puzzle.own-failed': 'La recherche a échoué.',
  'puzzle.own-one':
    'Problème {at, number} : {deal, plural, =0 {donne personnelle} other {donne {deal}}}, {date}, niveau {strength, number}{standing, select, right {, résolu} wrong {, pas résolu du premier coup} helped {, avec de l’aide} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
