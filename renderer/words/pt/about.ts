import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Regras de {game}',
  'rules.missing': 'No momento não é possível abrir as regras desta paciência.',
  'rules.language': 'Aqui as regras estão em inglês.',
  'rules.rest': 'As regras completas estão em inglês.',

  'glossary.title': 'Glossário',
  'glossary.text':
    'O que significam as palavras das regras. Se a página de uma paciência disser outra coisa, vale a página.',
  'glossary.language': 'Aqui as palavras estão explicadas em inglês.',
  'glossary.back': 'Voltar às regras',

  'about.title': 'Sobre o Baize',
  'about.version': 'Versão {version}',
  'about.aged': 'Versão {version}, lançada há {age}',
  'about.newer': 'O Baize nunca acessa a internet e, por isso, não procura sozinho por versões mais novas:',
  'about.releases': 'Ver todas as versões',
  'about.copy-address': 'Copiar o endereço',
  'about.address-copied': 'O endereço foi copiado: cole-o em um navegador.',
  'about.text': 'Paciências para jogar com calma: sem conta, sem anúncios, sem rede.',
  'about.licence': 'O Baize é software livre sob a licença MIT. Ele se apoia no trabalho de outras pessoas:',
  'about.licences': 'Licenças',
  'about.wrong': 'Quando algo dá errado',
  'about.diagnostics':
    'O Baize anota o que acontece, para ajudar a descobrir por quê. As anotações não citam nenhum dos seus jogos, nem outra pasta além da do próprio Baize.',
  'about.copy': 'Copiar diagnóstico',
  'about.copied': 'O diagnóstico foi copiado: cole-o onde você pedir ajuda.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
