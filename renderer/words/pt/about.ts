import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Regras: {game}',
  'rules.missing': 'No momento não é possível mostrar as regras desta paciência.',
  'rules.language': 'As regras estão em inglês.',
  'rules.rest': 'As regras completas estão em inglês.',

  'glossary.title': 'Glossário',
  'glossary.text':
    'O que significam os termos das regras. Se a página de uma paciência disser outra coisa, vale a página.',
  'glossary.language': 'Os termos estão explicados em inglês.',
  'glossary.back': 'Voltar às regras',

  'about.title': 'Sobre o Baize',
  'about.version': 'Versão {version}',
  'about.aged': 'Versão {version}, lançada há {age}',
  'about.newer': 'O Baize nunca se conecta à internet e, por isso, não procura versões novas:',
  'about.releases': 'Ver todas as versões',
  'about.copy-address': 'Copiar endereço',
  'about.address-copied': 'Endereço copiado: cole-o em um navegador.',
  'about.text': 'Paciências para jogar com calma: sem conta, sem anúncios, sem internet.',
  'about.stays': 'Nada sai deste computador',
  'about.stays-text':
    'Suas partidas, estatísticas e imagens ficam em uma pasta deste computador e em nenhum outro lugar. O Baize não tem contas, não coleta nada e não contata ninguém. A página só pode se conectar ao próprio Baize; você pode testar.',
  'about.stays-but':
    'A única exceção é uma pasta que você mesmo decida compartilhar (Configurações, “Seu outro computador”).',
  'about.try': 'Tentar conectar a outro lugar',
  'about.refused': 'Recusado: nenhuma conexão com {address} foi feita.',
  'about.not-refused': 'A conexão com {address} não foi recusada. Avise-nos, por favor.',
  'about.licence': 'O Baize é software livre sob a licença MIT. Ele se baseia no trabalho de outras pessoas:',
  'about.licences': 'Licenças',
  'about.wrong': 'Se algo der errado',
  'about.diagnostics':
    'O Baize registra o que acontece para ajudar a descobrir as causas. O registro não cita nenhuma das suas partidas, nem outra pasta além da do próprio Baize.',
  'about.copy': 'Copiar diagnóstico',
  'about.copied': 'Diagnóstico copiado: cole-o onde você pedir ajuda.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
