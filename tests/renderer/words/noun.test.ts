import { expect, test } from 'vitest';
import { formsIn, type Noun, writtenValues } from '../../../renderer/words/noun.ts';

const queen: Noun = (form) => ({ the: 'la dame', to: 'à la dame', gender: 'f' })[form] ?? 'dame';

test('a message is written with the forms of a noun that it asks for', () => {
  const forms = formsIn('{count, number} : {card_the} ({card}) {card_gender, select, f {posée} other {posé}} {to}');
  expect(forms.map(({ argument }) => argument)).toEqual(['card_the', 'card_gender']);
  expect(writtenValues({ card: queen, count: 2 }, forms)).toEqual({
    form: '',
    card: 'dame',
    count: 2,
    card_the: 'la dame',
    card_gender: 'f',
  });
});

test('a noun inside another stands in the form that is asked of the whole', () => {
  expect(writtenValues({ card: queen, form: 'to' }, [])).toEqual({ form: 'to', card: 'à la dame' });
});

test('plain text is the same in every form', () => {
  expect(writtenValues({ card: 'dame' }, formsIn('{card_to}'))).toEqual({ form: '', card: 'dame', card_to: 'dame' });
});
