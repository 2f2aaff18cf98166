import type { getFigures } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findBestSellers } from './best-sellers.ts';
import { findMissedSearches, findParts, findSales, findVisits } from './figures.repository.ts';
import { seriesOf, totalOf } from './series-of.ts';

/** The sales and visits of a period, for owners and shop members (GEN-08). */
export const getFiguresHandler: Handler<typeof getFigures> = async ({ days }, context) => {
  requireRole(context, ['owner', 'shop']);
  const { websiteId } = context;
  const period = { days, now: context.now() };
  return context.read(async (tx) => {
    const parts = await findParts(tx, period);
    const sales = await findSales(tx, websiteId, parts);
    const visits = await findVisits(tx, websiteId, parts);
    const series = seriesOf(parts, [...sales, ...visits]);
    return {
      total: totalOf(series.map(({ now }) => now)),
      before: totalOf(series.map(({ before }) => before)),
      series,
      best_sellers: await findBestSellers(tx, websiteId, period),
      missed_searches: await findMissedSearches(tx, websiteId, period),
    };
  });
};
