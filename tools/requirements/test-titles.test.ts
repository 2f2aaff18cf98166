import { describe, expect, it } from 'vitest';
import { testTitlesIn } from './test-titles.ts';

const titles = (source: string) => testTitlesIn('a.test.ts', source).map(({ title }) => title);

describe('testTitlesIn', () => {
  it('reads it and test, also nested in describe, whose own title does not count', () => {
    const source = `describe('AA-01', () => { it('AA-02 adds', () => {}); test.only("AA-03", () => {}); });`;
    expect(titles(source)).toEqual(['AA-02 adds', 'AA-03']);
  });

  it('leaves out skipped tests, skipped groups, to-dos and the steps of a journey', () => {
    const source = `
      it.skip('AA-01', () => {}); it.todo('AA-02'); test.fixme('AA-03', () => {});
      describe.skip('x', () => { it('AA-04', () => {}); });
      test('AA-05', async () => { await test.step('AA-06', async () => {}); });`;
    expect(titles(source)).toEqual(['AA-05']);
  });

  it('reads the fixed words of a template', () => {
    expect(titles('it(`AA-01 shows ${label} once`, () => {});')).toEqual(['AA-01 shows   once']);
  });

  it('gives one title per row of a table, also when the table has a name', () => {
    const source = `
      const rows = [['AA-01', 1], ['AA-02 and AA-03', 2], [{ id: 'AA-04' }, 3]] as const;
      it.each(rows)('%s counts', () => {});
      test.for([{ id: 'AA-05' }])('$id', () => {});`;
    expect(titles(source)).toEqual([
      '%s counts AA-01',
      '%s counts AA-02 and AA-03',
      '%s counts AA-04',
      '$id AA-05',
    ]);
  });

  it('gives one title per row of a loop whose title is computed, and one for a fixed title', () => {
    const source = `
      const rows = [['AA-01', 1], ['AA-02 (partly)', 2]] as const;
      for (const [id] of rows) { it(\`\${id} counts\`, () => {}); it('AA-03', () => {}); }`;
    expect(titles(source)).toEqual(['counts AA-01', 'counts AA-02 (partly)', 'AA-03']);
  });

  it('reads the requirement that is passed to a function that makes tests', () => {
    const source = `contractCases({ endpoint: 'submitForm', proves: 'AA-01', good });`;
    expect(testTitlesIn('a.test.ts', source)).toEqual([{ title: 'AA-01', line: 1 }]);
    expect(titles(`contractCases({ endpoint: 'AA-01' }); const cases = { proves: 'AA-02' };`)).toEqual([]);
  });

  it('reads a test that runs under a condition', () => {
    expect(titles(`it.runIf(process.env.X)('AA-01 long run', () => {});`)).toEqual(['AA-01 long run']);
  });

  it('returns the line', () => {
    expect(testTitlesIn('a.test.tsx', `\n\nit('AA-01', () => {});`)[0]?.line).toBe(3);
  });
});
