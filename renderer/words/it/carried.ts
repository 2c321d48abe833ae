import type { carried as english } from '../en/carried.ts';

export const carried = {
  'carried.before': 'Prima di Baize ({source}): {played, number} giocate, {won, number} vinte',
  'carried.before-all':
    'Prima di Baize ({source}): {played, number} giocate, {won, number} vinte, in {games, plural, one {# solitario} other {# solitari}}',
  'carried.longest-wins': 'serie di vittorie più lunga lì: {count, number}',
  'carried.best-time': 'tempo migliore lì: {time}',
  'carried.fewest-moves': 'minor numero di mosse lì: {count, number}',
  'carried.rules-name': 'di sicuro coincide solo il nome',
  'carried.rules-other': 'lì le regole sono diverse',
  'carried.title': 'Porta le tue partite',
  'carried.open': 'Porta le tue partite…',
  'carried.settings': 'Giocavi già altrove?',
  'carried.settings-hint':
    'Baize legge ciò che hai giocato in AisleRiot, KPatience, PySolFC e nel FreeCell di Windows XP. I totali di qualsiasi altro programma si possono scrivere a mano.',
  'carried.text':
    'Scegli dei file di AisleRiot, KPatience, PySolFC o del FreeCell di Windows XP, oppure trascinali sulla finestra. Vedi che cosa verrebbe portato prima che qualcosa sia conservato. Chiudi prima l’altro programma: alcuni scrivono i file solo alla fine.',
  'carried.choose': 'Scegli i file…',
  'carried.search': 'Cercali',
  'carried.search-hint':
    '«Cercali» legge i file che questi programmi tengono di solito nella tua cartella personale, e nessun altro. Installato da Flatpak o Snap, Baize non li vede: sceglili tu.',
  'carried.found': '{count, plural, =0 {Nessun file trovato.} one {# file trovato.} other {# file trovati.}}',
  'carried.untitled': 'Altro programma',
  'carried.whose': 'Le partite di chi?',
  'carried.player': '{name}: {played, number} giocate',
  'carried.preview': 'Partite da portare',
  'carried.other-games': '{count, plural, one {# solitario che Baize non ha} other {# solitari che Baize non ha}}',
  'carried.apart':
    'Questi totali compaiono su righe proprie e non contano altrove. Se li porti di nuovo, vengono sostituiti.',
  'carried.favourites': 'Aggiungi {count, plural, one {# preferito} other {# preferiti}}',
  'carried.recent': 'Aggiungi {count, plural, one {# solitario recente} other {# solitari recenti}}',
  'carried.options': 'Riprendi le opzioni di {count, plural, one {# solitario} other {# solitari}}',
  'carried.take': 'Porta',
  'carried.taken': 'Fatto.',
  'carried.nothing': 'Niente in questo file è nuovo per Baize.',
  'carried.stored': 'Già portato',
  'carried.remove': 'Togli',
  'carried.remove-ask': 'Togliere i totali di {source}? Le tue partite in Baize restano come sono.',
  'carried.type': 'Scrivi i totali',
  'carried.type-hint':
    'Per i programmi di cui Baize non può leggere i file, come Microsoft Solitaire Collection: copia i numeri che il programma mostra.',
  'carried.program': 'Programma',
  'carried.add': 'Aggiungi',
  'carried.csv':
    'Per molti solitari alla volta, scegli un file CSV con le colonne game, played e won, e magari options (le opzioni) e source.',
  'carried.where': 'Dove sono questi file?',
  'carried.where-hint':
    'Le cartelle il cui nome comincia con un punto sono nascoste. Premi Ctrl+H (su un Mac ⌘⇧.) mentre scegli un file per vederle.',
  'carried.where-windows': 'Avvia regedit ed esporta questa chiave in un file: {key}',
  'carried.fault-unknown': 'Baize non conosce questo tipo di file.',
  'carried.fault-too-large': 'Questo file è troppo grande.',
  'carried.fault-damaged': 'Questo file è danneggiato o contiene altro oltre ai dati. Non ne è stato preso niente.',
  'carried.fault-nothing': 'Secondo questo file non è stato giocato niente.',
  'carried.fault-unreadable': 'Impossibile leggere questo file. Forse è stato spostato.',
  'carried.left-out': 'Tralasciati: {count, number}',
  'carried.left-more': 'e altri {count, number}',
  'carried.left-results':
    '{count, plural, one {# risultato singolo: le sue mosse non sono nel file} other {# risultati singoli: le loro mosse non sono nel file}}',
  'carried.number': 'N. {what}',
  'carried.line': 'Riga {what}',
  'carried.left-demo': 'partite che il programma ha giocato da sé',
  'carried.left-no-numbers': 'i numeri non si possono leggere',
  'carried.left-no-counts': 'niente è stato contato',
  'carried.left-more-won': 'più vinte che giocate',
  'carried.left-negative': 'un numero negativo',
  'carried.left-too-high': 'più di quante se ne possano giocare',
  'carried.left-no-whole-number': 'non è un numero intero',
  'carried.left-unknown-game': 'Baize non ha questo solitario',
  'carried.left-unknown-options': 'il solitario non ha queste opzioni',
  'carried.left-too-few': 'mancano delle colonne',
  'carried.left-too-many': 'ci sono troppe colonne',
  'carried.save-whole': '{game}: una partita iniziata, con {moves, plural, one {# mossa} other {# mosse}}',
  'carried.save-partly':
    '{game}: una partita iniziata. Baize può giocare {moves, number} {of, plural, one {della # mossa} other {delle # mosse}}; continui da lì.',
  'carried.save-deal':
    '{game}: una partita iniziata. Le sue mosse non sono nel file; giochi la stessa distribuzione dall’inizio.',
  'carried.save-none': '{game}: Baize non può distribuire queste carte.',
  'carried.save-no-moves':
    '{game}: il file non contiene le mosse, e Baize non può sapere come sono state distribuite queste carte.',
  'carried.save-open': 'Gioca questa partita',
  'carried.save-which': 'Quale solitario è?',
} as const satisfies Partial<Record<keyof typeof english, string>>;
