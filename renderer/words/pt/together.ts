import type { together as english } from '../en/together.ts';

export const together = {
  'together.title': 'Seu outro computador',
  'together.text':
    'Jogue as mesmas partidas em dois computadores: escolha uma pasta que os dois vejam, como a de um serviço de sincronização, e indique-a ao Baize em cada um. As partidas em andamento, os resultados, as configurações e os seus conjuntos de cartas passam então de um para o outro.',
  'together.folder': 'Caminho da pasta',
  'together.choose': 'Escolher uma pasta…',
  'together.no-panel': 'Não foi possível abrir o seletor de pastas do sistema. Digite o caminho da pasta.',
  'together.share': 'Compartilhar esta pasta',
  'together.shared': 'Pasta compartilhada: {folder}',
  'together.machines':
    '{count, plural, =1 {Nenhum outro computador gravou nela ainda.} other {# computadores gravam nela.}}',
  'together.looked': 'Última leitura: {date}',
  'together.looking': 'Lendo a pasta…',
  'together.failed': 'Não é possível compartilhar a pasta: {why}.',
  'together.trouble': 'A pasta não está acessível no momento: {why}. O Baize continua tentando.',
  'together.unread': 'Arquivo ignorado: {name} ({why})',
  'together.torn': 'ainda incompleto',
  'together.newer': 'de uma versão mais recente do Baize',
  'together.foreign': 'não foi gravado pelo Baize',
  'together.partly': 'em parte: esta versão do Baize não consegue usar o resto',
  'together.full': 'em parte: o resto é mais do que o Baize aceita',
  'together.waiting':
    '{count, plural, one {Uma partida em andamento de outro computador não é mostrada} other {# partidas em andamento de outros computadores não são mostradas}}, porque aqui já há 500 partidas com nome. Exclua algumas em “Em andamento” para abrir espaço.',
  'together.look': 'Ler agora',
  'together.stop': 'Parar de compartilhar',
  'together.keeps':
    'Se você continuou a mesma partida nos dois, as duas versões ficam: uma na mesa, a outra em “Em andamento”. O que você excluir aqui (resultados, conjuntos de cartas) continua no outro computador.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
