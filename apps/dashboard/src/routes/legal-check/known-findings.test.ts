import { expect, it } from 'vitest';
import type { LegalCheck } from '../../queries/legal-check-queries.ts';
import { groupedFindings } from './known-findings.ts';

const finding = (code: string, aside: LegalCheck['findings'][number]['aside'] = null) => ({
  key: code,
  code,
  values: {},
  places: [],
  more: 0,
  aside,
});

it('groups findings by how grave they are, what was put aside apart, and leaves out what it does not know', () => {
  const aside = { reason: 'x', member_name: 'Noor', at: new Date() };
  const check: LegalCheck = {
    checked_at: new Date(),
    findings: [finding('net_prices', aside), finding('prepayment'), finding('alt_missing'), finding('ooit')],
    pages: 1,
    products: 1,
    skipped: 0,
  };
  const { must, should, aside: away } = groupedFindings(check);
  expect([must, should, away].map((group) => group.map(({ code }) => code))).toEqual([
    ['prepayment'],
    ['alt_missing'],
    ['net_prices'],
  ]);
});
