import type { Migration } from './migration.ts';
import { countExistingSales, createSaleFigures } from './sale-figures/create-sale-figures.ts';
import { createVisitCounts } from './sale-figures/create-visit-counts.ts';

/** What the overview of a shop shows: sums of visits and of sales. */
export const figures: Migration = {
  name: '0074-figures',
  async up(db) {
    await createVisitCounts(db);
    await createSaleFigures(db);
    await countExistingSales(db);
  },
};
