import { describe, expect, test } from 'vitest';
import { Claims, type Caller } from '../../../main/requests/claims.ts';

function pages(claims: Claims): { sent: string[][]; first: Caller; second: Caller } {
  const sent: string[][] = [[], []];
  const page = (mine: string[]): Caller => ({
    send: (name, detail) => void mine.push(`${name} ${JSON.stringify(detail)}`),
  });
  const [first, second] = [page(sent[0]!), page(sent[1]!)];
  claims.join(first);
  claims.join(second);
  return { sent, first, second };
}

describe('a claimed game', () => {
  test('belongs to one page at a time', () => {
    const claims = new Claims();
    const { first, second } = pages(claims);
    expect(claims.claim(first, 'golf', '')).toBe(true);
    expect(claims.claim(first, 'golf', '')).toBe(true);
    expect(claims.claim(second, 'golf', '')).toBe(false);
    expect(claims.claim(second, 'golf', 'aces=true')).toBe(true);
    expect(claims.owns(second, 'golf', '')).toBe(false);
  });

  test('passes to another page when released, and says so', () => {
    const claims = new Claims();
    const { sent, first, second } = pages(claims);
    claims.claim(first, 'golf', 'a=1;b=2');
    claims.release(second, 'golf', 'a=1;b=2');
    expect(claims.claim(second, 'golf', 'a=1;b=2')).toBe(false);
    claims.release(first, 'golf', 'a=1;b=2');
    expect(sent[1]).toContain('taken {"game":"golf","options":"a=1;b=2"}');
    expect(claims.claim(second, 'golf', 'a=1;b=2')).toBe(true);
    expect(claims.owns(first, 'golf', 'a=1;b=2')).toBe(false);
  });

  test('is free when its page has gone, whose last save counts until another has it', () => {
    const claims = new Claims();
    const { sent, first, second } = pages(claims);
    claims.claim(first, 'golf', '');
    claims.leave(first);
    expect(sent[1]).toEqual(['taken {"game":"golf","options":""}', 'taken {"game":"golf","options":""}']);
    expect(claims.owns(first, 'golf', '')).toBe(true);
    expect(claims.claim(second, 'golf', '')).toBe(true);
    expect(claims.owns(first, 'golf', '')).toBe(false);
  });
});
