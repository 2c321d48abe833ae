import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { formsIn, type Noun, writtenValues } from '../../../renderer/words/noun.ts';

const queen: Noun = (form) => ({ the: 'la dame', to: 'à la dame', gender: 'f' })[form] ?? 'dame';

test('uses the noun forms that a message asks for', () => {
  const forms = formsIn(
    parse('{count, number} : {card_the} ({card}) {card_gender, select, f {posée} other {posé}} {to}'),
  );
  expect(forms.map(({ argument }) => argument)).toEqual(['card_the', 'card_gender']);
  expect(writtenValues({ card: queen, count: 2 }, forms)).toEqual({
    form: '',
    card: 'dame',
    count: 2,
    card_the: 'la dame',
    card_gender: 'f',
  });
});

test('inflects a noun inside another', () => {
  expect(writtenValues({ card: queen, form: 'to' }, [])).toEqual({ form: 'to', card: 'à la dame' });
});

test('keeps plain text in every form', () => {
  expect(writtenValues({ card: 'dame' }, formsIn(parse('{card_to}')))).toEqual({
    form: '',
    card: 'dame',
    card_to: 'dame',
  });
});
