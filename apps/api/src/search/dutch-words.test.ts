import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';

const database = await createTestDatabase();
const read = async <Value>(value: ReturnType<typeof sql<Value>>): Promise<Value> => {
  const { rows } = await sql<{ value: Value }>`select ${value} as value`.execute(database.app.global);
  return rows[0]!.value;
};
const stemsOf = (word: string) => read(sql<string[]>`search_stems(${word})`);

describe('search_stems', () => {
  it.each([
    ['tafels', 'tafel'],
    ['stoelen', 'stoel'],
    ['glazen', 'glas'],
    ['rozen', 'roos'],
    ['schroeven', 'schroef'],
    ['kleden', 'kleed'],
    ['wollen', 'wol'],
    ['bollen', 'bol'],
    ['kussens', 'kussen'],
    ['witte', 'wit'],
    ['rode', 'rood'],
    ['leren', 'leer'],
    ['ovale', 'ovaal'],
    ['tafeltje', 'tafel'],
    ['kastje', 'kast'],
    ['kussentjes', 'kussen'],
    ['boompje', 'boom'],
    ['ringetje', 'ring'],
    ['karretje', 'kar'],
    ['bloemetje', 'bloem'],
    ['tentje', 'tent'],
    ['vogelhuisje', 'vogelhuis'],
  ])('%s has a stem of %s', async (form, word) => {
    const [own, stems] = await Promise.all([stemsOf(word), stemsOf(form)]);
    expect(stems.some((stem) => own.includes(stem))).toBe(true);
  });

  it.each([
    ['kast', 'kas'],
    ['tafel', 'tapijt'],
    ['bed', 'bad'],
  ])('%s and %s have no stem in common', async (one, other) => {
    const [a, b] = await Promise.all([stemsOf(one), stemsOf(other)]);
    expect(a.filter((stem) => b.includes(stem))).toEqual([]);
  });
});

describe('search_heads', () => {
  const headsOf = (text: string) => read(sql<string[]>`tsvector_to_array(search_heads(${text}, 'A', 'B'))`);

  it('has the ends of compounds, so that an "eettafel" is a "tafel", and not their beginnings', async () => {
    const heads = await headsOf('eettafel');
    expect(heads).toContain('tafel');
    expect(heads).not.toContain('eet');
  });

  it('has a word with hyphens as words and as one word', async () => {
    const heads = await headsOf('tv-meubel strand');
    for (const word of ['tv', 'meubel', 'tvmeubel', 'strand']) expect(heads).toContain(word);
  });

  it.each([
    ['', []],
    ["'; \\ ' & | ! :*", []],
    ['€ 100', ['100']],
  ])('reads any text, such as %j', async (text, heads) => {
    expect(await headsOf(text)).toEqual(heads);
  });
});
