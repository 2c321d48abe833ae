import type { told as english } from '../en/told.ts';

export const told = {
  'told.paused': 'Em pausa. O próximo movimento continua.',
  'told.resumed': 'Continuando {deal, plural, =0 {seu próprio jogo} other {o jogo {deal}}} de onde você parou.',
  'told.had-one': 'Você tinha uma partida com estas opções em andamento: aqui está ela.',
  'told.dealt': '{game}, {deal, plural, =0 {jogo próprio} other {jogo {deal}}}.',
  'told.favourite': '{game} agora está entre as suas favoritas.',
  'told.no-favourite': '{game} não está mais entre as suas favoritas.',
  'told.restarted': 'O mesmo jogo desde o início.',
  'told.undone': 'Desfeito.',
  'told.redone': 'Refeito.',
  'told.nothing-undo': 'Não há nada para desfazer.',
  'told.nothing-redo': 'Não há nada para refazer.',
  'told.nothing-home': 'Nenhuma carta pode subir agora.',
  'told.nothing-here': 'Não há nada para pegar aqui.',
  'told.no-double': 'Agora não há lugar melhor para essa carta.',
  'told.no-hint': 'Nenhum movimento útil encontrado. Tente desfazer ou usar o monte.',
  'told.no-move': 'Não há mais movimentos.',
  'told.nothing-new': 'O que resta só traz de volta o que já esteve aí.',
  'told.finished': 'Esta partida acabou. Peça um novo jogo para continuar.',
  'told.rules-changed':
    'As regras desta paciência mudaram desde que você jogou: a partida está depois do movimento {at, number} de {of, number}.',
  'told.unreadable': 'Não foi possível ler a partida guardada, então aqui está um novo jogo. ({why})',
  'told.not-saved': 'Esta partida não está sendo salva: {why}',
  'told.not-recorded': 'Não foi possível registrar o resultado: {why}',
  'told.set-aside':
    'O arquivo das suas partidas estava danificado. Ele foi posto de lado como {detail}, e um novo foi começado.',
  'told.salvaged':
    'O arquivo das suas partidas estava danificado. Ele foi posto de lado como {detail}, e o que se pôde ler dele está aqui: {kept, plural, one {# partida} other {# partidas}} em andamento, {named, plural, one {# partida salva} other {# partidas salvas}}, {results, plural, one {# resultado} other {# resultados}}.',
  'told.undrawn':
    'Não dá para desenhar as cartas, porque o WebGL não funciona aqui: a aceleração por hardware pode estar desligada, ou o driver gráfico ser antigo demais. Com o teclado e um leitor de tela, dá para jogar mesmo assim.',
  'told.language-missing':
    'Não foi possível carregar as palavras em {language}, por isso o Baize fala inglês. Inicie-o de novo para tentar outra vez.',
  'told.part-missing': 'Não foi possível carregar uma parte do Baize. Inicie-o de novo para tentar outra vez.',
  'told.unsaved':
    'O arquivo das suas partidas estava danificado. Ele foi posto de lado como {detail}; o que se pode ler dele ainda não pôde ser trazido de volta{why, select, full {, porque o disco está cheio} readonly {, porque não é permitido gravar na pasta} other {}}. O Baize tenta de novo a cada início.',
  'told.rewritten':
    'O arquivo das suas partidas foi movido, substituído ou excluído enquanto o Baize estava aberto. O Baize o gravou de novo, com todas as suas partidas, como {detail}; se outro arquivo tinha tomado o lugar dele, está entre os backups.',
  'told.memory-only':
    '{why, select, busy {Outro Baize está com as partidas desta pasta abertas} full {O disco está cheio} readonly {Suas partidas podem ser lidas, mas não gravadas} other {Não dá para usar a pasta das suas partidas}} ({detail}). O que você joga agora não é salvo: dura até você fechar o Baize.',

  'solver.searching': 'Procurando um jeito de ganhar: {positions, number} posições…',
  'solver.won': 'Ainda dá para ganhar esta partida.',
  'solver.lost': 'Não resta nenhum jeito de ganhar esta partida.',
  'solver.chance': 'Só a sorte dirá: nenhum jeito ganha antes de as cartas serem embaralhadas de novo.',
  'solver.open': 'Nenhuma vitória achada em {positions, number} posições: pode haver uma ou não.',
  'solver.stopped': 'Não se procura mais um jeito de ganhar.',
  'solver.failed': 'A busca de um jeito de ganhar falhou.',
  'solver.stop': 'Parar',
  'solver.show': 'Mostrar o próximo movimento',
  'solver.solution': 'Mostrar tudo',
  'solver.back': 'Voltar a onde dava para ganhar',
} as const satisfies Partial<Record<keyof typeof english, string>>;
