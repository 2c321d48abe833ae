import type { carried as english } from '../en/carried.ts';

export const carried = {
  'carried.before': 'Antes do Baize ({source}): {played, number} partidas, {won, number} ganhas',
  'carried.before-all':
    'Antes do Baize ({source}): {played, number} partidas, {won, number} ganhas, em {games, plural, =1 {# paciência} other {# paciências}}',
  'carried.longest-wins': 'maior série de vitórias lá: {count, number}',
  'carried.best-time': 'melhor tempo lá: {time}',
  'carried.fewest-moves': 'menor número de jogadas lá: {count, number}',
  'carried.rules-name': 'só se sabe que o nome coincide',
  'carried.rules-other': 'lá as regras são outras',
  'carried.title': 'Traga suas partidas',
  'carried.open': 'Traga suas partidas…',
  'carried.settings': 'Já jogava em outro lugar?',
  'carried.settings-hint':
    'O Baize lê o que você jogou no AisleRiot, no KPatience, no PySolFC e no FreeCell do Windows XP. Os totais de qualquer outro programa podem ser digitados.',
  'carried.text':
    'Escolha arquivos do AisleRiot, do KPatience, do PySolFC ou do FreeCell do Windows XP, ou solte-os na janela. Você vê o que viria antes que algo seja guardado. Feche antes o outro programa: alguns só gravam seus arquivos ao terminar.',
  'carried.choose': 'Escolher arquivos…',
  'carried.search': 'Procurar',
  'carried.search-hint':
    '“Procurar” lê os arquivos que esses programas costumam manter na sua pasta pessoal, e nenhum outro. Instalado por Flatpak ou Snap, o Baize não os vê: escolha-os você.',
  'carried.found':
    '{count, plural, =0 {Nenhum arquivo encontrado.} =1 {# arquivo encontrado.} other {# arquivos encontrados.}}',
  'carried.untitled': 'Outro programa',
  'carried.whose': 'Partidas de quem?',
  'carried.player': '{name}: {played, number} partidas',
  'carried.preview': 'Partidas a trazer',
  'carried.other-games':
    '{count, plural, =1 {# paciência que o Baize não tem} other {# paciências que o Baize não tem}}',
  'carried.apart':
    'Estes totais aparecem em linhas próprias e não contam em mais nada. Trazê-los de novo os substitui.',
  'carried.favourites': 'Adicionar {count, plural, =1 {# favorita} other {# favoritas}}',
  'carried.recent': 'Adicionar {count, plural, =1 {# paciência recente} other {# paciências recentes}}',
  'carried.options': 'Adotar as opções de {count, plural, =1 {# paciência} other {# paciências}}',
  'carried.take': 'Trazer',
  'carried.taken': 'Pronto.',
  'carried.nothing': 'Nada neste arquivo é novo para o Baize.',
  'carried.stored': 'Já trazido',
  'carried.remove': 'Tirar',
  'carried.remove-ask': 'Tirar os totais de {source}? Suas partidas no Baize ficam como estão.',
  'carried.type': 'Digitar totais',
  'carried.type-hint':
    'Para programas cujos arquivos o Baize não consegue ler, como o Microsoft Solitaire Collection: copie os números que o programa mostra.',
  'carried.program': 'Programa',
  'carried.add': 'Adicionar',
  'carried.csv':
    'Para muitas paciências de uma vez, escolha um arquivo CSV com as colunas game, played e won, e talvez options (as opções) e source.',
  'carried.where': 'Onde estão esses arquivos?',
  'carried.where-hint':
    'As pastas cujo nome começa com ponto ficam ocultas. Pressione Ctrl+H (em um Mac ⌘⇧.) ao escolher um arquivo para vê-las.',
  'carried.where-windows': 'Abra o regedit e exporte esta chave para um arquivo: {key}',
  'carried.fault-unknown': 'O Baize não conhece este tipo de arquivo.',
  'carried.fault-too-large': 'Este arquivo é grande demais.',
  'carried.fault-damaged': 'Este arquivo está danificado ou contém algo além de dados. Nada foi tirado dele.',
  'carried.fault-nothing': 'Segundo este arquivo, nada foi jogado.',
  'carried.fault-unreadable': 'Não foi possível ler este arquivo. Talvez tenha sido movido.',
  'carried.left-out': 'Deixado de fora: {count, number}',
  'carried.left-more': 'e mais {count, number}',
  'carried.left-results':
    '{count, plural, =1 {# resultado avulso: suas jogadas não estão no arquivo} other {# resultados avulsos: suas jogadas não estão no arquivo}}',
  'carried.number': 'N.º {what}',
  'carried.line': 'Linha {what}',
  'carried.left-demo': 'partidas que o programa jogou sozinho',
  'carried.left-no-numbers': 'os números não podem ser lidos',
  'carried.left-no-counts': 'nada foi contado',
  'carried.left-more-won': 'mais ganhas do que jogadas',
  'carried.left-negative': 'um número negativo',
  'carried.left-too-high': 'mais do que alguém consegue jogar',
  'carried.left-no-whole-number': 'não é um número inteiro',
  'carried.left-unknown-game': 'o Baize não tem esta paciência',
  'carried.left-unknown-options': 'a paciência não tem essas opções',
  'carried.left-too-few': 'faltam colunas',
  'carried.left-too-many': 'sobram colunas',
  'carried.save-whole': '{game}: uma partida começada, com {moves, plural, =1 {# jogada} other {# jogadas}}',
  'carried.save-partly':
    '{game}: uma partida começada. O Baize consegue fazer {moves, number} de {of, plural, =1 {# jogada} other {# jogadas}}; você continua dali.',
  'carried.save-deal':
    '{game}: uma partida começada. As jogadas não estão no arquivo; você joga as mesmas cartas desde o começo.',
  'carried.save-none': '{game}: o Baize não consegue distribuir estas cartas.',
  'carried.save-no-moves':
    '{game}: o arquivo não contém os movimentos, e o Baize não consegue saber como estas cartas foram distribuídas.',
  'carried.save-open': 'Jogar esta partida',
  'carried.save-which': 'Qual paciência é?',
} as const satisfies Partial<Record<keyof typeof english, string>>;
