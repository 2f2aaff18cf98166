/** The queries that measure how well the search ranks, over the demo shop and over a generated shop of another trade. */
export { demoQueries } from './demo-queries.ts';
export { gardenQueries } from './garden-queries.ts';
export { type MeasuredShare, measureShare } from './measure-share.ts';
export type { Query } from './query.ts';
export { gardenWebsite, seedGardenShop } from './seed-garden-shop.ts';
