import { describe, expect, test } from 'vitest';
import { bookOf } from '../../../../../renderer/panels/rules/book/book.ts';
import { beginsWord, isWholeNameRank, SearchText } from '../../../../../renderer/panels/ui/search/search-text.ts';

const finds = (search: string, name: string): boolean => beginsWord(new SearchText(search).rank(name));

describe('a search', () => {
  test.each([
    ['纸牌', '蜘蛛纸牌'],
    ['接龙', '空当接龙'],
    ['ソリティア', 'スパイダーソリティア'],
    ['蜘蛛', '大蜘蛛'],
  ])('finds by the part %s the name %s, which has no spaces', (search, name) => expect(finds(search, name)).toBe(true));

  test('finds a part of a word only last where words have spaces', () => {
    expect(new SearchText('nfiel').rank('Canfield')).toBe(1);
    expect(new SearchText('осын').rank('Косынка')).toBe(1);
  });

  test.each([
    ['くろんだいく', 'クロンダイク'],
    ['スパイダ', 'スパイダー'],
    ['ﾌﾘｰｾﾙ', 'フリーセル'],
    ['ISPANYOL', 'İspanyol'],
    ['ışık', 'Işık'],
    ['чертеж', 'Чертёж'],
    ['КОСЫНКА', 'Косынка'],
    ['Ctyri esa', 'Čtyři esa'],
  ])('takes %s for the whole name %s', (search, name) =>
    expect(isWholeNameRank(new SearchText(search).rank(name))).toBe(true),
  );

  test.each([
    ['스ㅍ', '스파이더'],
    ['ㅅㅍㅇ', '스파이더'],
    ['ㅋㄷㅇㅋ', '클론다이크'.replace('론', '')],
    ['카드', '스파이더 카드놀이'],
  ])('finds by %s the Korean name %s', (search, name) => expect(finds(search, name)).toBe(true));

  test('takes two Korean names with the same consonants for different', () =>
    expect(finds('스포이드', '스파이더')).toBe(false));
});

describe('the readings of a name', () => {
  const book = bookOf('en', { pages: {}, readings: { spider: ['zhi zhu zhi pai'], klondike: ['くろんだいく'] } });

  test('are its pinyin and the initials of that, or its kana', () => {
    expect(book.readingsOf('spider')).toEqual(['zhi zhu zhi pai', 'zzzp']);
    expect(book.readingsOf('klondike')).toEqual(['くろんだいく']);
    expect(book.readingsOf('golf')).toEqual([]);
  });

  test.each(['zhizhu', 'zhi zhu', 'zhizhuzhipai', 'zzzp', 'zz'])('are found by %s', (search) =>
    expect(book.readingsOf('spider').some((reading) => finds(search, reading))).toBe(true),
  );
});
