import type { together as english } from '../en/together.ts';

export const together = {
  'together.title': 'L’altro computer',
  'together.text':
    'Gioca le stesse partite su due computer: scegli una cartella visibile a entrambi, per esempio quella di un servizio di sincronizzazione, e indicala a Baize su ciascuno. Partite in corso, risultati, impostazioni e i tuoi mazzi illustrati passano così dall’uno all’altro.',
  'together.folder': 'Percorso della cartella',
  'together.choose': 'Scegli una cartella…',
  'together.no-panel':
    'Impossibile aprire il selettore di cartelle del sistema. Scrivi invece il percorso della cartella.',
  'together.share': 'Condividi questa cartella',
  'together.shared': 'Cartella condivisa: {folder}',
  'together.machines':
    '{count, plural, one {Nessun altro computer ci ha ancora scritto.} other {# computer ci scrivono.}}',
  'together.looked': 'Ultima lettura: {date}',
  'together.looking': 'Lettura della cartella…',
  'together.failed': 'Non è possibile condividere la cartella: {why}.',
  'together.trouble': 'La cartella al momento non è raggiungibile: {why}. Baize continua a provare.',
  'together.unread': 'File ignorato: {name} ({why})',
  'together.torn': 'non ancora completo',
  'together.newer': 'di una versione più recente di Baize',
  'together.foreign': 'non scritto da Baize',
  'together.partly': 'in parte: questa versione di Baize non può usare il resto',
  'together.full': 'in parte: il resto è più di quanto Baize accetti',
  'together.waiting':
    '{count, plural, one {Una partita in corso di un altro computer non è mostrata} other {# partite in corso di altri computer non sono mostrate}}, perché qui 500 partite hanno già un nome. Eliminane alcune sotto «In corso» per fare posto.',
  'together.look': 'Leggi ora',
  'together.stop': 'Non condividere più',
  'together.keeps':
    'Se hai continuato la stessa partita su entrambi, restano tutte e due le versioni: una sul tavolo, l’altra sotto «In corso». Ciò che elimini qui (risultati, mazzi illustrati) resta sull’altro computer.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
