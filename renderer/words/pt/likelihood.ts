export const likelihood = {
  'command.likelihood': 'Qual é a chance?',
  'menu.likelihood': '&Qual é a chance?',
  'likely.title': 'Qual é a chance?',
  'likely.text':
    'Quantas partidas de cada jogo podem ser ganhas e quantas um jogador simulado simples ganha: {games, number} jogos, cada um na sua forma habitual.',
  'likely.picture': 'Todos os jogos conforme a chance de ganhar. As setas vão de ponto em ponto; Enter abre um jogo.',
  'likely.point':
    'Aponte para um ponto, ou pressione uma seta, para ver qual é o jogo. Um clique ou Enter abre a página dele.',
  'likely.dot': '{game}. Dá para ganhar: {share}. O jogador simulado ganha {simple}.',
  'likely.across': 'Partidas que podem ser ganhas',
  'likely.upwards': 'Ganhas pelo jogador simulado',
  'likely.undecided': 'Indefinidas',
  'likely.table': 'Todos os jogos',
  'likely.count': '{count} jogos',
  'likely.csv': 'Salvar como CSV',
  'likely.method': 'Como foi medido',
  'likely.method-dots': 'Cada ponto é um jogo.',
  'likely.method-deals':
    'As partidas 1, 2, 3 e assim por diante, de {least, number} a {most, number} por jogo, foram examinadas com todas as cartas conhecidas.',
  'likely.method-won': 'Uma partida só conta como ganhável se uma vitória foi encontrada e refeita pelas regras.',
  'likely.method-lost': 'Só conta como perdida se a busca tentou tudo o que podia importar.',
  'likely.method-open': 'O que ela não pôde resolver dentro do limite fica indefinido.',
  'likely.method-share':
    'Enquanto poucas partidas estão indefinidas, a proporção mostrada é o meio do possível; se são muitas, é o mínimo certo, e o ponto é vazado.',
  'likely.method-hidden': 'Quem não vê as cartas ocultas ganha menos.',
  'likely.method-simple': 'O jogador simulado simples faz a jogada que parece melhor, não olha além e não desfaz nada.',
  'likely.method-interval':
    'As faixas são intervalos de 95%: dezenove vezes em vinte a proporção real está dentro delas.',
  'likely.method-same':
    'O mesmo programa dá os mesmos números em qualquer computador; as partidas de ninguém foram usadas.',
  'likely.shuffle': 'O embaralhamento é justo?',
  'likely.shuffle-text':
    'O embaralhamento só conhece o número da partida: não sabe quem joga, qual é o jogo nem como você se saiu até agora. Distribua assim um milhão de baralhos, a partir de um número qualquer, e veja como são uniformes.',
  'likely.shuffle-chosen': 'As partidas só são escolhidas se você pedir ganháveis ou de uma dificuldade.',
  'likely.shuffle-begin': 'Distribuir um milhão de baralhos',
  'likely.shuffle-working': 'Distribuindo baralhos',
  'likely.shuffle-deals': 'Partidas {first, number} a {last, number}',
  'likely.shuffle-asked': 'Contagem',
  'likely.shuffle-x2': 'X² (média)',
  'likely.shuffle-x2-of': '{x2, number} ({average, number})',
  'likely.shuffle-chance': 'Tanto ou mais por acaso',
  'likely.shuffle-places': 'Cada carta em cada lugar',
  'likely.shuffle-firsts': 'As duas primeiras cartas',
  'likely.shuffle-kept': 'Cartas que ficaram no lugar',
  'likely.shuffle-colours': 'Cartas seguidas da mesma cor',
  'likely.shuffle-read':
    'X² diz o quanto as contagens se afastam do uniforme; a última coluna, com que frequência um embaralhamento perfeito se afasta tanto: tudo é possível, mas uma proporção perto de 0% todas as vezes revelaria um embaralhamento viciado.',
  'odds.about': 'Cerca de {of, plural, =2 {metade} other {{n, number} em cada {of, number}}} ({between})',
  'odds.nearly-all': 'Quase todas ({between})',
  'odds.at-least': 'Pelo menos {of, plural, =2 {metade} other {{n, number} em cada {of, number}}}',
  'odds.none': 'Nenhuma das {deals, number} partidas tentadas',
  'odds.all': 'Todas as {deals, number} partidas tentadas',
  'odds.with-undecided':
    '{share}; {of, plural, =1 {quase todas indefinidas} =2 {metade indefinida} other {{n, number} em cada {of, number} {n, plural, one {indefinida} other {indefinidas}}}}',
};
