import type { notices as english } from '../en/notices.ts';

export const notices = {
  'notice.paused': 'Em pausa. A partida continua na próxima jogada.',
  'notice.resumed': 'Continuando {deal, plural, =0 {o seu próprio jogo} other {o jogo {deal}}} de onde você parou.',
  'notice.had-one': 'Você já tinha uma partida em andamento com estas opções: aqui está ela.',
  'notice.dealt': '{game}, {deal, plural, =0 {jogo próprio} other {jogo {deal}}}.',
  'notice.parked':
    '{game}, {deal, plural, =0 {jogo próprio} other {jogo {deal}}}: espera por você em “Partidas salvas”.',
  'notice.favourite': 'Adicionada às favoritas: {game}.',
  'notice.no-favourite': 'Retirada das favoritas: {game}.',
  'notice.restarted': 'O mesmo jogo, desde o início.',
  'notice.undone': 'Jogada desfeita.',
  'notice.redone': 'Jogada refeita.',
  'notice.zoom': 'Barras e painéis: {percent}',
  'notice.nothing-undo': 'Não há nada para desfazer.',
  'notice.nothing-redo': 'Não há nada para refazer.',
  'notice.nothing-home': 'Nenhuma carta pode subir agora.',
  'notice.nothing-here': 'Não há nada para pegar aqui.',
  'notice.no-double': 'Agora não há um lugar melhor para essa carta.',
  'notice.no-hint': 'Nenhuma jogada útil à vista. Tente desfazer.',
  'notice.no-hint-stock': 'Nenhuma jogada útil à vista. Tente desfazer ou usar o monte.',
  'notice.no-move': 'Não há mais jogadas.',
  'notice.nothing-new': 'As jogadas que restam só repetem posições anteriores.',
  'notice.no-win': 'Não dá mais para ganhar esta partida.',
  'notice.finished': 'Esta partida acabou. Comece outra para continuar.',
  'notice.former-rules':
    'As regras de {game} mudaram desde que você começou esta partida. Você pode terminá-la com as regras dela; a próxima seguirá as novas.',
  'notice.rules-changed':
    'As regras desta paciência mudaram desde que você jogou: a partida continua depois da jogada {at, number} de {of, number}.',
  'notice.unreadable': 'Não foi possível ler a partida salva, então aqui está uma nova. ({why})',
  'notice.not-saved': 'Esta partida não está sendo salva: {why}',
  'notice.not-recorded': 'Não foi possível registrar o resultado: {why}',
  'notice.set-aside':
    'O arquivo das suas partidas estava danificado. Ele foi guardado como {detail}, e um novo foi iniciado.',
  'notice.salvaged':
    'O arquivo das suas partidas estava danificado. Ele foi guardado como {detail}, e foi recuperado o que dava para ler: {kept, plural, =1 {# partida} other {# partidas}} em andamento, {named, plural, =1 {# partida salva} other {# partidas salvas}}, {results, plural, =1 {# resultado} other {# resultados}}.',
  'notice.undrawn':
    'Não é possível desenhar as cartas aqui, nem com WebGL nem sem ele. Reiniciar o Baize pode ajudar. Ainda assim dá para jogar com o teclado e um leitor de tela.',
  'notice.language-missing':
    'Não foi possível carregar os textos (idioma: {language}), por isso o Baize está em inglês. Inicie-o de novo para tentar outra vez.',
  'notice.part-missing': 'Não foi possível carregar uma parte do Baize. Inicie-o de novo para tentar outra vez.',
  'notice.unsaved':
    'O arquivo das suas partidas estava danificado. Ele foi guardado como {detail}; o que dá para ler ainda não pôde ser recuperado{why, select, full {, porque o disco está cheio} readonly {, porque não é permitido gravar na pasta} other {}}. O Baize tenta de novo a cada vez que é iniciado.',
  'notice.rewritten':
    'O arquivo das suas partidas foi movido, substituído ou excluído enquanto o Baize estava aberto. O Baize o gravou de novo, com todas as suas partidas, como {detail}; se outro arquivo tinha tomado o lugar dele, está entre os backups.',
  'notice.memory-only':
    '{why, select, busy {Outra cópia do Baize está usando as partidas desta pasta} full {O disco está cheio} readonly {Suas partidas podem ser lidas, mas não gravadas} other {Não dá para usar a pasta das suas partidas}} ({detail}). O que você jogar agora não será salvo: vai se perder quando o Baize for fechado.',

  'solver.searching': 'Procurando um jeito de ganhar: {positions, number} posições…',
  'solver.won': 'Ainda dá para ganhar esta partida.',
  'solver.lost': 'Não há mais como ganhar esta partida.',
  'solver.chance': 'Depende da sorte: não dá para ganhar antes de as cartas serem embaralhadas de novo.',
  'solver.open': 'Nenhuma vitória em {positions, number} posições: pode haver uma ou não.',
  'solver.stopped': 'Busca interrompida.',
  'solver.failed': 'Houve uma falha na busca de um jeito de ganhar.',
  'solver.stop': 'Parar',
  'solver.show': 'Mostrar a próxima jogada',
  'solver.solution': 'Mostrar tudo',
  'solver.back': 'Voltar a onde dava para ganhar',
  'solver.why': 'Por quê?',

  'why.looking': 'Procurando o motivo…',
  'why.exchange': 'Perdido por causa de duas cartas: {cards}. Trocando-as de lugar, daria para ganhar.',
  'why.blocked':
    'Perdido: jogue o que jogar, {count, plural, one {uma carta nunca poderá ser liberada} other {# cartas nunca poderão ser liberadas}}: {cards}.',
  'why.no-move': 'Perdido: não há mais jogadas.',
  'why.nothing-new': 'Perdido: as jogadas que restam só repetem posições anteriores.',
  'why.no-win': 'Perdido: nenhuma das poucas posições que ainda se podem alcançar é uma vitória.',
  'why.unknown':
    'Está perdido, mas sem um motivo simples: {tried, plural, one {foi testada uma troca de duas cartas} other {foram testadas # trocas de duas cartas}} e não se sabe de nenhuma que salve o jogo.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
