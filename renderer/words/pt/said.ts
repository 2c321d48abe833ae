import type { said as english } from '../en/said.ts';

export const said = {
  'said.hint-move': 'Dica: {card} para {to_the}.',
  'said.hint-pair': 'Dica: tire {card_the} e {other_the}.',
  'said.hint-tap': 'Dica: {pile}.',
  'said.moved': '{card} para {to_the}.',
  'said.moved-many': '{count, number} cartas a partir {card_of} para {to_the}.',
  'said.dealt': '{count, plural, =1 {Uma carta} other {# cartas}} para {to_the}.',
  'said.removed': '{card} sai da mesa.',
  'said.removed-two': '{card} e {other} saem da mesa.',
  'said.removed-many': '{count, plural, =1 {Uma carta sai} other {# cartas saem}} da mesa.',
  'said.turned': '{card} {card_gender, select, f {virada} other {virado}}.',
  'said.picked': '{count, plural, =1 {{card} na mão.} other {# cartas na mão, a partir {card_of}.}}',
  'said.put-back': 'Devolvida.',
  'said.targets': 'Pode ir para estes lugares: {places}.',
  'said.places': '{first}; {next}',
  'said.targets-none': 'Não pode ir para lugar nenhum.',
  'said.fits': 'Pode ser posta aqui.',
  'said.under': 'sobre a carta de baixo',
  'said.won': 'Você ganhou.',

  'spot.empty': 'vazio',
  'spot.covered': '{place}, com {below, plural, =1 {# carta} other {# cartas}} por cima',
  'spot.any': 'aceita qualquer carta',
  'spot.starts': 'começa com {rank_a}',
  'spot.next': 'segue-se {rank_a}',
  'spot.redeals': 'pode ser percorrido de novo',
  'spot.on': '{place} sobre {card_the}',

  'rank.1': '{form, select, the {o ás} a {um ás} on {no ás} of {do ás} gender {m} other {ás}}',
  'rank.2': '{form, select, the {o dois} a {um dois} on {no dois} of {do dois} gender {m} other {dois}}',
  'rank.3': '{form, select, the {o três} a {um três} on {no três} of {do três} gender {m} other {três}}',
  'rank.4': '{form, select, the {o quatro} a {um quatro} on {no quatro} of {do quatro} gender {m} other {quatro}}',
  'rank.5': '{form, select, the {o cinco} a {um cinco} on {no cinco} of {do cinco} gender {m} other {cinco}}',
  'rank.6': '{form, select, the {o seis} a {um seis} on {no seis} of {do seis} gender {m} other {seis}}',
  'rank.7': '{form, select, the {o sete} a {um sete} on {no sete} of {do sete} gender {m} other {sete}}',
  'rank.8': '{form, select, the {o oito} a {um oito} on {no oito} of {do oito} gender {m} other {oito}}',
  'rank.9': '{form, select, the {o nove} a {um nove} on {no nove} of {do nove} gender {m} other {nove}}',
  'rank.10': '{form, select, the {o dez} a {um dez} on {no dez} of {do dez} gender {m} other {dez}}',
  'rank.11': '{form, select, the {o valete} a {um valete} on {no valete} of {do valete} gender {m} other {valete}}',
  'rank.12': '{form, select, the {a dama} a {uma dama} on {na dama} of {da dama} gender {f} other {dama}}',
  'rank.13': '{form, select, the {o rei} a {um rei} on {no rei} of {do rei} gender {m} other {rei}}',
  'rank.14':
    '{form, select, the {o curinga} a {um curinga} on {no curinga} of {do curinga} gender {m} other {curinga}}',

  'suit.clubs': 'paus',
  'suit.diamonds': 'ouros',
  'suit.hearts': 'copas',
  'suit.spades': 'espadas',

  'card.name': '{form, select, gender {{rank}} other {{rank} de {suit}}}',
  'fits.any': '{rank, plural, other {{name_gender, select, f {uma {name}} other {um {name}}}}}',
  'fits.colour':
    '{rank, plural, other {{name_gender, select, f {uma {name} {colour, select, red {vermelha} other {preta}}} other {um {name} {colour, select, red {vermelho} other {preto}}}}}}',
  'fits.suit': '{card_the}',
  'fits.or': '{one} ou {other}',
  'card.facedown':
    '{form, select, the {a carta fechada} on {na carta fechada} of {da carta fechada} gender {f} other {carta fechada}}',

  'pile.stock': '{form, select, the {o monte} gender {m} other {monte}}',
  'pile.discard': '{form, select, the {as cartas retiradas} gender {f} other {cartas retiradas}}',
  'pile.waste': '{form, select, the {o descarte} gender {m} other {descarte}}',
  'pile.foundation': '{form, select, the {a fundação} gender {f} other {fundação}}',
  'pile.tableau': '{form, select, the {a coluna} gender {f} other {coluna}}',
  'pile.reserve': '{form, select, the {a reserva} gender {f} other {reserva}}',
  'pile.cell': '{form, select, the {a célula livre} gender {f} other {célula livre}}',
  'pile.row': '{form, select, the {a fileira} gender {f} other {fileira}}',
  'pile.place': '{form, select, the {o lugar} gender {m} other {lugar}}',
  'pile.fan':
    '{form, select, gender {m} the {o leque} many {leques} title {Leques} count {{count, plural, one {Um leque} other {# leques}}} out {dos leques} other {leque}}',
  'pile.heap':
    '{form, select, gender {f} the {a pilha} many {pilhas} title {Pilhas} count {{count, plural, one {Uma pilha} other {# pilhas}}} out {das pilhas} other {pilha}}',
  'pile.pile':
    '{form, select, gender {f} the {a pilha} many {pilhas} title {Pilhas} count {{count, plural, one {Uma pilha} other {# pilhas}}} out {das pilhas} other {pilha}}',
  'pile.pyramid':
    '{form, select, gender {m} the {o lugar da pirâmide} many {lugares da pirâmide} title {Pirâmide} count {{count, plural, one {Um lugar da pirâmide} other {# lugares da pirâmide}}} out {da pirâmide} other {lugar da pirâmide}}',
  'pile.grid':
    '{form, select, gender {m} the {o lugar da grade} many {lugares da grade} title {Grade} count {{count, plural, one {Um lugar da grade} other {# lugares da grade}}} out {da grade} other {lugar da grade}}',
  'pile.braid':
    '{form, select, gender {f} the {a trança} many {tranças} title {Trança} count {{count, plural, one {Uma trança} other {# tranças}}} out {da trança} other {trança}}',
  'pile.edge':
    '{form, select, gender {f} the {a borda} many {bordas} title {Bordas} count {{count, plural, one {Uma borda} other {# bordas}}} out {das bordas} other {borda}}',
  'pile.free':
    '{form, select, gender {m} the {o lugar livre} many {lugares livres} title {Lugares livres} count {{count, plural, one {Um lugar livre} other {# lugares livres}}} out {dos lugares livres} other {lugar livre}}',
  'pile.divan':
    '{form, select, gender {m} the {o lugar do divã} many {lugares do divã} title {Divã} count {{count, plural, one {Um lugar do divã} other {# lugares do divã}}} out {do divã} other {lugar do divã}}',
  'pile.carpet':
    '{form, select, gender {m} the {o lugar do tapete} many {lugares do tapete} title {Tapete} count {{count, plural, one {Um lugar do tapete} other {# lugares do tapete}}} out {do tapete} other {lugar do tapete}}',
  'pile.numbered': '{form, select, gender {{pile}} other {{pile} {number, number}}}',
  'pile.in-row':
    '{form, select, gender {{place}} the {a fileira {row, number}, {place_plain}} other {fileira {row, number}, {place}}}',
  'pile.of': '{pile} de {count, number}',
  'pile.of-suit': '{form, select, gender {{pile}} other {{pile} de {suit}}}',
  'pile.cards': '{count, plural, =0 {sem cartas} =1 {# carta} other {# cartas}}',
  'pile.down': '{count, plural, =1 {# fechada} other {# fechadas}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
