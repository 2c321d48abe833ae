import type { setWords as english } from '../en/card-sets.ts';

/** The user's own card sets; fetched when they are first shown. */
export const setWords = {
  'sets.open': 'Seus conjuntos de cartas…',
  'sets.title': 'Seus conjuntos de cartas',
  'sets.text':
    'Jogue com as suas próprias cartas: um baralho do KDE, um tema do AisleRiot, um conjunto de cartas do PySolFC ou imagens com o nome da carta, como “QH.png” ou “queen_of_hearts.svg”. Escolha um arquivo (SVG, ZIP ou TAR.GZ) ou uma pasta, ou solte na janela.',
  'sets.file': 'Escolher um arquivo…',
  'sets.folder': 'Escolher uma pasta…',
  'sets.none': 'Você ainda não tem conjuntos de cartas próprios.',
  'sets.kept': 'As imagens ficam guardadas com suas partidas e nos backups. Elas nunca saem deste computador.',
  'sets.reading': 'Lendo o conjunto de cartas…',
  'sets.taken': '“{name}” foi adicionado e suas cartas estão em uso.',
  'sets.use': 'Usar',
  'sets.use-of': 'Usar “{name}”',
  'sets.used': 'Em uso',
  'sets.drop': 'Remover',
  'sets.drop-of': 'Remover “{name}”',
  'sets.removed': '“{name}” foi removido.',
  'sets.kind.kde': 'Baralho do KDE',
  'sets.kind.aisleriot': 'Tema do AisleRiot',
  'sets.kind.pysol': 'Conjunto de cartas do PySolFC',
  'sets.kind.pictures': 'Imagens com o nome da carta',
  'sets.author': 'de {author}',
  'sets.texts': 'Licença e autor, segundo os arquivos',
  'sets.silent': 'Os arquivos não dizem nem quem o fez nem sob qual licença.',
  'sets.no-licence': 'Os arquivos não indicam nenhuma licença.',
  'sets.back': 'Do conjunto de cartas',
  'sets.fault.no-set': 'Não há nenhum conjunto de cartas aí. Nada mudou.',
  'sets.fault.several': 'Há {about} conjuntos de cartas aí: escolha o arquivo ou a pasta de um deles. Nada mudou.',
  'sets.fault.too-large': 'É grande demais: o máximo são 40 MB, e 120 MB depois de descompactado. Nada mudou.',
  'sets.fault.too-many-dots': 'A imagem {about} é grande demais: o máximo são 16 milhões de pixels. Nada mudou.',
  'sets.fault.packed':
    'O Baize não consegue descompactar {about}: descompacte você mesmo e escolha a pasta. Nada mudou.',
  'sets.fault.damaged': 'Está danificado e não pode ser lido. Nada mudou.',
  'sets.fault.path': 'Este pacote não é seguro: um arquivo dele leva para fora ({about}). Nada mudou.',
  'sets.fault.lacks':
    'Este conjunto de cartas não está completo. Faltam: {about}{more, plural, =0 {} one { e mais #} other { e mais #}}. Nada mudou.',
  'sets.lacks-file': 'Este conjunto de cartas não está completo: falta o arquivo {about}. Nada mudou.',
  'sets.fault.other-cards':
    'Estas não são as cartas com que se joga no Baize: são precisos paus, ouros, copas e espadas ({about}). Nada mudou.',
  'sets.fault.unsafe':
    'Este conjunto de cartas não é seguro: um desenho dele faz mais do que desenhar ({about}). Nada mudou.',
  'sets.fault.picture': 'A imagem {about} não pode ser lida ou não mostra nada. Nada mudou.',
  'sets.fault.many-files': 'Contém arquivos demais: o limite é 2.000. Nada mudou.',
  'sets.fault.many-drawings': 'Contém {about} desenhos: escolha o que tem as cartas. Nada mudou.',
  'sets.fault.inner-dots':
    'As imagens dentro de {about} são grandes demais: o limite é de 100 milhões de pixels no total. Nada mudou.',
  'sets.fault.long-drawing': 'O desenho {about} é grande demais: o limite é 24 MB. Nada mudou.',
  'sets.fault.many-elements': 'O desenho {about} é complexo demais: o limite é 300.000 elementos. Nada mudou.',
  'sets.fault.deep': 'O desenho {about} é complexo demais: o limite é 120 elementos aninhados. Nada mudou.',
  'sets.fault.style': 'O desenho {about} é complexo demais: o limite é 100 KB de folhas de estilo. Nada mudou.',
  'sets.fault.effects':
    'O desenho {about} é complexo demais: o limite é 6.000 passos de filtros e 12 filtros aninhados. Nada mudou.',
  'sets.fault.circle': 'O desenho {about} não pode ser desenhado: uma parte dele usa a si mesma. Nada mudou.',
  'sets.fault.name': 'Este pacote tem um arquivo cujo nome não pode ser usado ({about}). Nada mudou.',
  'sets.fault.slow': 'A leitura de {about} demora demais. Nada mudou.',
  'sets.fault.stopped': 'Cancelado. Nada mudou.',
  'sets.full': 'Você tem {most} conjuntos de cartas, que é o máximo. Remova um antes.',
  'sets.unkept': 'Não foi possível salvar o conjunto de cartas. {why}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
