import type { hands as english } from '../en/hands.ts';

export const hands = {
  'settings.hands': 'Outros controles',
  'settings.scan': 'Varredura com um só acionador',
  'settings.scan.0': 'Desativada',
  'settings.scan.3': 'Lenta',
  'settings.scan.1.5': 'Média',
  'settings.scan.0.8': 'Rápida',
  'settings.scan-hint':
    'Tudo o que pode ser escolhido se acende por vez. Pressione Espaço, Enter ou um botão do mouse para escolher; Esc desativa a varredura.',
  'keys.pad': 'Controle',
  'keys.pad-tools': 'Para os botões ao redor da mesa e de volta',
  'scan.off': 'A varredura está desativada.',
  'scan.on': 'Mais abaixo',
  'scan.back': 'Voltar',
  'scan.around': 'Mais botões',
  'keys.pad-ready': 'Um controle funciona assim que um de seus botões é pressionado.',
  'keys.read': 'Ler a mesa em voz alta (leitor de tela)',
  'keys.moves': 'Ler todas as jogadas (leitor de tela)',
  'said.moves': '{count, plural, =0 {Não há nenhuma jogada.} one {Uma jogada:} other {# jogadas:}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
