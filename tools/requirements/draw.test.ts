import { describe, expect, it } from 'vitest';
import { coverageOf, type FoundTest, testKindOf } from './coverage.ts';
import { drawCount, drawReport, drawRequirements } from './draw.ts';
import type { CheckKind, Requirement } from './ledger.ts';

const row = (id: string, check: CheckKind = 'unit'): Requirement => ({ id, area: 'SHOP', text: '', check });
const named = (title: string, path = 'libs/blocks/src/cart.test.tsx'): FoundTest => ({
  title,
  path,
  line: 7,
  kind: testKindOf(path),
});
const requirements = Array.from({ length: 20 }, (_, index) => row(`SHOP-${index + 10}`));
const coverage = coverageOf(
  requirements,
  requirements.map(({ id }) => named(`${id} holds`)),
);
const idsOf = (count: number, seed: string, rows = requirements) =>
  drawRequirements(rows, coverage, { count, seed }).map(({ requirement }) => requirement.id);

describe('drawRequirements', () => {
  it('returns the same requirements for the same seed and others for another seed', () => {
    expect(idsOf(5, 'monday')).toEqual(['SHOP-13', 'SHOP-16', 'SHOP-18', 'SHOP-10', 'SHOP-20']);
    expect(idsOf(5, 'tuesday')).not.toEqual(idsOf(5, 'monday'));
  });

  it('returns each requirement at most once, and all of them if more are requested', () => {
    expect(idsOf(99, 'monday').toSorted()).toEqual(requirements.map(({ id }) => id));
  });

  it('leaves the order of the others the same when a requirement is added', () => {
    const withoutLast = requirements.slice(0, -1);
    const last = requirements.at(-1)?.id;
    expect(idsOf(20, 'monday').filter((id) => id !== last)).toEqual(idsOf(20, 'monday', withoutLast));
  });

  it('leaves out requirements without a whole test of the required kind, and names a test of that kind', () => {
    const rows = [row('SHOP-01', 'api'), row('SHOP-02', 'api'), row('SHOP-03'), row('SHOP-04')];
    const tests = [
      named('SHOP-01 SHOP-02 in a unit test'),
      named('SHOP-04 (partly) holds'),
      named('SHOP-02 (partly) over HTTP', 'apps/api/src/orders/b.test.ts'),
      named('SHOP-02 over HTTP', 'apps/api/src/orders/a.test.ts'),
    ];
    const drawn = drawRequirements(rows, coverageOf(rows, tests), { count: 10, seed: '' });
    expect(drawReport(drawn)).toBe(
      'SHOP-02   api      apps/api/src/orders/a.test.ts:7\n    SHOP-02 over HTTP',
    );
  });
});

describe('drawCount', () => {
  it.each([
    [undefined, 10],
    ['--seed', 10],
    ['3', 3],
    ['0', undefined],
    ['-1', undefined],
    ['many', undefined],
  ])('reads %j as %j', (typed, count) => {
    expect(drawCount(typed)).toBe(count);
  });
});
