import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceLevel } from './distance-level.ts';
import { ICP_PROBLEMS, icpList, type IcpPart } from './icp-list.ts';
import { ossList, type QuarterPart } from './oss-list.ts';
import { vatReturn } from './vat-return.ts';

const sold: QuarterPart = {
  category: 'S',
  rate: 1900,
  treatment: 'S',
  destination: 'DE',
  quarter: '2026-4',
  corrects: '',
  net: 10_000,
  tax: 1900,
};

it('OSS has a row per country and rate; what was credited in its quarter is off it, and later a row of that quarter', () => {
  const back = { net: -1000, tax: -190 };
  const rows = ossList([
    { ...sold, ...back, corrects: '2026-2' },
    { ...sold, destination: 'BE', rate: 2100, net: 100, tax: 21 },
    { ...sold, ...back },
    { ...sold, rate: 700, net: 200, tax: 14 },
    sold,
    { ...sold, ...back, corrects: '2025-4' },
    { ...sold, quarter: '2026-3' },
    { ...sold, destination: '' },
    { ...sold, category: 'K', rate: 0 },
  ]);
  expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
    '2026-3  DE 1900 10000 1900',
    '2026-4  BE 2100 100 21',
    '2026-4  DE 1900 9000 1710',
    '2026-4  DE 700 200 14',
    '2026-4 2025-4 DE 1900 -1000 -190',
    '2026-4 2026-2 DE 1900 -1000 -190',
  ]);
});

const supplied: IcpPart = {
  vat_number: 'DE136695976',
  month: '2026-11',
  corrects: '',
  problem: '',
  category: 'K',
  net: 10_000,
};

it('ICP has a row per number and month with goods and services apart, corrections of earlier periods, and the worst problem', () => {
  const rows = icpList([
    { ...supplied, net: -500, corrects: '2026-08' },
    supplied,
    { ...supplied, category: 'AE', net: 300, problem: 'no_consultation' },
    { ...supplied, net: -1000, problem: 'no_proof' },
    { ...supplied, vat_number: 'BE0428759497', month: '2026-10' },
    { ...supplied, net: 1, problem: 'no_consultation' },
  ]);
  expect(rows).toEqual([
    { vat_number: 'BE0428759497', month: '2026-10', corrects: '', problem: '', goods: 10_000, services: 0 },
    {
      vat_number: 'DE136695976',
      month: '2026-11',
      corrects: '',
      problem: 'no_proof',
      goods: 9001,
      services: 300,
    },
    {
      vat_number: 'DE136695976',
      month: '2026-11',
      corrects: '2026-08',
      problem: '',
      goods: -500,
      services: 0,
    },
  ]);
});

const icpPart: fc.Arbitrary<IcpPart> = fc.record({
  vat_number: fc.constantFrom('', 'DE1', 'BE2'),
  month: fc.constantFrom('2026-10', '2026-11'),
  corrects: fc.constantFrom('', '2026-08'),
  problem: fc.constantFrom(...ICP_PROBLEMS),
  category: fc.constantFrom('K' as const, 'AE' as const),
  net: fc.integer({ min: -1_000_000, max: 1_000_000 }),
});

it('the list of ICP is box 3b, and that of OSS what the return leaves to it', () => {
  fc.assert(
    fc.property(
      fc.array(icpPart, { maxLength: 12 }),
      fc.array(fc.integer(), { maxLength: 5 }),
      (parts, nets) => {
        const quarter = parts.map(({ category, net }): QuarterPart => ({
          ...sold,
          category,
          rate: 0,
          destination: '',
          net,
          tax: 0,
        }));
        const oss = nets.map((net): QuarterPart => ({ ...sold, net, tax: net }));
        const { boxes, elsewhere } = vatReturn([...quarter, ...oss]);
        const listed = icpList(parts).reduce((sum, { goods, services }) => sum + goods + services, 0);
        expect(boxes.find(({ box }) => box === '3b')?.net).toBe(listed);
        const left = elsewhere.find(({ place }) => place === 'oss');
        const rows = ossList([...quarter, ...oss]);
        expect(rows.reduce((sum, { tax }) => sum + tax, 0)).toBe(left?.tax);
        expect(rows.reduce((sum, { net }) => sum + net, 0)).toBe(left?.net);
      },
    ),
  );
});

it.each([
  [799_999, 0, 'off', 'none'],
  [800_000, 0, 'off', 'near'],
  [1_000_000, 0, 'off', 'near'],
  [1_000_001, 0, 'off', 'over'],
  [0, 1_000_000, 'off', 'none'],
  [0, 1_000_001, 'off', 'over'],
  [800_000, 0, 'planned', 'none'],
  [1_000_001, 0, 'planned', 'over'],
  [5_000_000, 5_000_000, 'on', 'none'],
] as const)('%i cents this year and %i last year, with OSS %s, are %s', (thisYear, lastYear, oss, level) => {
  expect(distanceLevel({ this_year: thisYear, last_year: lastYear }, oss)).toBe(level);
});
