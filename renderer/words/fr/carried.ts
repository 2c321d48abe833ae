import type { carried as english } from '../en/carried.ts';

export const carried = {
  'carried.before': 'Avant Baize ({source}) : {played, number} jouées, {won, number} gagnées',
  'carried.before-all':
    'Avant Baize ({source}) : {played, number} jouées, {won, number} gagnées, dans {games, plural, one {# jeu} other {# jeux}}',
  'carried.longest-wins': 'plus longue série de victoires là-bas : {count, number}',
  'carried.best-time': 'meilleur temps là-bas : {time}',
  'carried.fewest-moves': 'minimum de coups là-bas : {count, number}',
  'carried.rules-name': 'seul le nom est sûr de correspondre',
  'carried.rules-other': 'les règles y sont différentes',
  'carried.title': 'Apporter vos parties',
  'carried.open': 'Apporter vos parties…',
  'carried.settings': 'Vous avez déjà joué ailleurs ?',
  'carried.settings-hint':
    'Baize lit ce que vous avez joué dans AisleRiot, KPatience, PySolFC et le FreeCell de Windows XP. Les totaux de tout autre programme peuvent être saisis.',
  'carried.text':
    'Choisissez des fichiers d’AisleRiot, de KPatience, de PySolFC ou du FreeCell de Windows XP, ou déposez-les sur la fenêtre. Vous voyez ce qui serait apporté avant que rien ne soit conservé. Fermez d’abord l’autre programme : certains n’écrivent leurs fichiers qu’à la fin.',
  'carried.choose': 'Choisir des fichiers…',
  'carried.search': 'Les chercher',
  'carried.search-hint':
    '« Les chercher » lit les fichiers que ces programmes placent d’ordinaire dans votre dossier personnel, et aucun autre. Installé par Flatpak ou Snap, Baize ne les voit pas : choisissez-les vous-même.',
  'carried.found': '{count, plural, =0 {Aucun fichier trouvé.} one {# fichier trouvé.} other {# fichiers trouvés.}}',
  'carried.untitled': 'Autre programme',
  'carried.whose': 'Les parties de qui ?',
  'carried.player': '{name} : {played, number} jouées',
  'carried.preview': 'Parties à apporter',
  'carried.other-games': '{count, plural, one {# jeu que Baize n’a pas} other {# jeux que Baize n’a pas}}',
  'carried.apart':
    'Ces totaux figurent sur leurs propres lignes et ne comptent nulle part ailleurs. Les apporter de nouveau les remplace.',
  'carried.favourites': 'Ajouter {count, plural, one {# favori} other {# favoris}}',
  'carried.recent': 'Ajouter {count, plural, one {# jeu récent} other {# jeux récents}}',
  'carried.options': 'Reprendre les options de {count, plural, one {# jeu} other {# jeux}}',
  'carried.take': 'Apporter',
  'carried.taken': 'C’est fait.',
  'carried.nothing': 'Rien dans ce fichier n’est nouveau pour Baize.',
  'carried.stored': 'Déjà apporté',
  'carried.remove': 'Retirer',
  'carried.remove-ask': 'Retirer les totaux de {source} ? Vos parties dans Baize restent comme elles sont.',
  'carried.type': 'Saisir des totaux',
  'carried.type-hint':
    'Pour les programmes dont Baize ne peut pas lire les fichiers, comme Microsoft Solitaire Collection : recopiez les nombres que le programme affiche.',
  'carried.program': 'Programme',
  'carried.add': 'Ajouter',
  'carried.csv':
    'Pour beaucoup de jeux à la fois, choisissez un fichier CSV avec les colonnes game, played et won, et peut-être options et source.',
  'carried.where': 'Où sont ces fichiers ?',
  'carried.where-hint':
    'Les dossiers dont le nom commence par un point sont cachés. Appuyez sur Ctrl+H (sur Mac ⌘⇧.) en choisissant un fichier pour les voir.',
  'carried.where-windows': 'Lancez regedit et exportez cette clé dans un fichier : {key}',
  'carried.fault-unknown': 'Baize ne connaît pas ce type de fichier.',
  'carried.fault-too-large': 'Ce fichier est trop volumineux.',
  'carried.fault-damaged': 'Ce fichier est endommagé ou contient autre chose que des données. Rien n’en a été repris.',
  'carried.fault-nothing': 'D’après ce fichier, rien n’a été joué.',
  'carried.fault-unreadable': 'Ce fichier n’a pas pu être lu. Il a peut-être été déplacé.',
  'carried.left-out': 'Laissé de côté : {count, number}',
  'carried.left-more': 'et {count, number} de plus',
  'carried.left-results':
    '{count, plural, one {# résultat isolé : ses coups ne sont pas dans le fichier} other {# résultats isolés : leurs coups ne sont pas dans le fichier}}',
  'carried.number': 'N° {what}',
  'carried.line': 'Ligne {what}',
  'carried.left-demo': 'parties que le programme a jouées lui-même',
  'carried.left-no-numbers': 'les nombres sont illisibles',
  'carried.left-no-counts': 'rien n’a été compté',
  'carried.left-more-won': 'plus de gagnées que de jouées',
  'carried.left-negative': 'un nombre négatif',
  'carried.left-too-high': 'plus que personne ne peut jouer',
  'carried.left-no-whole-number': 'pas un nombre entier',
  'carried.left-unknown-game': 'Baize n’a pas ce jeu',
  'carried.left-unknown-options': 'le jeu n’a pas ces options',
  'carried.left-too-few': 'trop peu de colonnes',
  'carried.left-too-many': 'trop de colonnes',
  'carried.save-whole': '{game} : une partie commencée, avec {moves, plural, one {# coup} other {# coups}}',
  'carried.save-partly':
    '{game} : une partie commencée. Baize peut jouer {moves, number} de ses {of, plural, one {# coup} other {# coups}} ; vous continuez à partir de là.',
  'carried.save-deal':
    '{game} : une partie commencée. Ses coups ne sont pas dans le fichier ; vous jouez la même donne depuis le début.',
  'carried.save-none': '{game} : Baize ne peut pas distribuer ces cartes.',
  'carried.save-no-moves':
    '{game} : le fichier ne contient pas les coups, et Baize ne peut pas savoir comment ces cartes ont été distribuées.',
  'carried.save-open': 'Jouer cette partie',
  'carried.save-which': 'De quel jeu s’agit-il ?',
} as const satisfies Partial<Record<keyof typeof english, string>>;
