import { expect, test } from 'vitest';
import { carriedTotal } from '../games.ts';
import { MemoryPlace, sharing } from './sharing.ts';

const total = (taken: number, played: number) => ({ ...carriedTotal({ played, won: 5 }), taken });
const played = ({ tables }: ReturnType<typeof sharing>) => tables.carried.list().map((each) => each.played);

test('shares the latest imported totals of each key with all computers', async () => {
  const place = new MemoryPlace();
  const [one, other] = [sharing(place), sharing(place)];
  one.tables.carried.take(total(10, 500));
  other.tables.carried.take(total(20, 450));
  other.tables.carried.take({ ...total(5, 9), source: 'AisleRiot' });
  for (const { look } of [one, other, one, other]) await look();
  expect(played(one)).toEqual([9, 450]);
  expect(played(other)).toEqual([9, 450]);
});

test('does not bring back totals dropped on one computer', async () => {
  const place = new MemoryPlace();
  const [one, other] = [sharing(place), sharing(place)];
  one.tables.carried.take(total(10, 500));
  for (const { look } of [one, other]) await look();
  one.tables.carried.drop([total(10, 500)]);
  for (const { look } of [one, other, one]) await look();
  expect(played(one)).toEqual([]);
  other.tables.carried.take(total(11, 501));
  for (const { look } of [other, one]) await look();
  expect(played(one)).toEqual([501]);
});

test('skips and names a file with impossible totals', async () => {
  const place = new MemoryPlace();
  const [one, other] = [sharing(place), sharing(place)];
  one.tables.carried.take(total(10, 500));
  await one.look();
  const name = [...place.files.keys()].find((each) => each.startsWith('carried-')) ?? '';
  const text = place.files.get(name) ?? '';
  place.files.set(name, text.replace('"played":500', '"played":4'));
  await expect(other.look()).resolves.toMatchObject({ unread: [{ name, why: 'torn' }] });
  expect(played(other)).toEqual([]);
});
