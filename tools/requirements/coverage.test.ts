import { describe, expect, it } from 'vitest';
import { coverageOf, type FoundTest, testKindOf } from './coverage.ts';
import type { CheckKind, Requirement } from './ledger.ts';
import { areaDetails, coverageTable, notedRows } from './report.ts';

const row = (id: string, check: CheckKind): Requirement => ({ id, area: 'SHOP', text: `rule ${id}`, check });
const named = (title: string, path: string): FoundTest => ({ title, path, line: 1, kind: testKindOf(path) });
const requirements = [row('SHOP-01', 'browser'), row('SHOP-02', 'api'), row('SHOP-03', 'unit')];
const unit = 'libs/blocks/src/cart.test.tsx';
const api = 'apps/api/src/orders/create.test.ts';
const browser = 'e2e/storefront/cart.e2e.ts';

describe('testKindOf', () => {
  it('distinguishes a journey, a test of the server and any other test', () => {
    expect([unit, api, browser].map(testKindOf)).toEqual(['unit', 'api', 'browser']);
    expect(testKindOf('e2e/support/seed.test.ts')).toBe('unit');
  });
});

describe('coverageOf', () => {
  const provenBy = (path: string) =>
    coverageOf(requirements, [named('SHOP-01 SHOP-02 SHOP-03 hold', path)]).areas[0]?.proven;

  it('counts a browser row only from a journey and an api row only from the server or a journey', () => {
    expect(provenBy(unit)).toEqual(['SHOP-03']);
    expect(provenBy(api)).toEqual(['SHOP-02', 'SHOP-03']);
    expect(provenBy(browser)).toEqual(['SHOP-01', 'SHOP-02', 'SHOP-03']);
  });

  it('lists rows named by another kind of test separately from rows that no test names', () => {
    const [area] = coverageOf(requirements, [named('SHOP-01 looks good', unit)]).areas;
    expect(area).toMatchObject({
      total: 3,
      proven: [],
      wrongKind: ['SHOP-01'],
      missing: ['SHOP-02', 'SHOP-03'],
    });
  });

  it('accepts five requirements in a title and refuses six', () => {
    const rows = ['01', '02', '03', '04', '05', '06'].map((number) => row(`SHOP-${number}`, 'unit'));
    const title = rows.map(({ id }) => id);
    expect(coverageOf(rows, [named(title.slice(1).join(' '), unit)]).errors).toEqual([]);
    expect(coverageOf(rows, [named(title.join(' '), unit)]).errors[0]).toContain('names 6 requirements');
  });

  it('refuses a number and an area the ledger does not have', () => {
    const { errors } = coverageOf(requirements, [
      named('SHOP-99 is new', unit),
      named('SHIP-01 sails', unit),
    ]);
    expect(errors).toHaveLength(2);
  });

  it('counts a note for the row directly before it only', () => {
    const [area] = coverageOf(requirements, [
      named('SHOP-01 SHOP-02 (partly) SHOP-03 (stand-in) hold', browser),
    ]).areas;
    expect(area).toMatchObject({ proven: ['SHOP-01'], partly: ['SHOP-02'], standIn: ['SHOP-03'] });
  });

  it('does not count a row as partly proven if another test proves it whole, or if the kind is wrong', () => {
    const [area] = coverageOf(requirements, [
      named('SHOP-01 (partly) counts', unit),
      named('SHOP-03 (stand-in) (partly) counts', unit),
      named('SHOP-02 (stand-in) counts', api),
      named('SHOP-02 counts', browser),
    ]).areas;
    expect(area).toMatchObject({
      proven: ['SHOP-02'],
      partly: ['SHOP-03'],
      standIn: [],
      wrongKind: ['SHOP-01'],
    });
  });

  it('refuses a note that does not stand directly after an ID', () => {
    expect(coverageOf(requirements, [named('SHOP-03 holds (partly)', unit)]).errors[0]).toContain('note');
    expect(coverageOf(requirements, [named('holds (partly written)', unit)]).errors).toEqual([]);
  });

  it('does not take other names with a number for requirements', () => {
    expect(coverageOf(requirements, [named('reads UTF-16 and SHA-256', unit)]).errors).toEqual([]);
  });
});

describe('the report', () => {
  const coverage = coverageOf(requirements, [named('SHOP-03 is exact', unit)]);

  it('sums the areas', () => {
    expect(coverageTable(coverage).split('\n').at(-1)).toMatch(/total +3 +1 +0 +0 +0 +2$/);
  });

  it('lists the rows that tests name with a note', () => {
    const noted = coverageOf(requirements, [
      named('SHOP-02 (partly) holds', api),
      named('SHOP-03 (stand-in) holds', unit),
    ]);
    expect(notedRows(noted)).toBe('partly: SHOP-02\nstand-in: SHOP-03');
    expect(areaDetails('SHOP', requirements, noted)).toMatch(/SHOP-02 +api +PARTLY/);
  });

  it('lists the rows of an area with their tests', () => {
    expect(areaDetails('SHOP', requirements, coverage)).toContain(`unit: ${unit}:1`);
  });
});
