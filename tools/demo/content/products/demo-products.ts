import { accessories } from './accessories.ts';
import { beds } from './beds.ts';
import { cabinets } from './cabinets.ts';
import { chairs } from './chairs.ts';
import { diningTables } from './dining-tables.ts';
import { lamps } from './lamps.ts';
import { lowTables } from './low-tables.ts';
import type { ProductDraft } from './product-draft.ts';
import { inCategory } from './product-sheet.ts';
import { armchairs, sofas } from './sofas.ts';
import { storage } from './storage.ts';
import { upkeep } from './upkeep.ts';
import { withRecords } from './with-records.ts';

/** Every product of the demo shop, in the order of the shop. */
export const demoProducts: readonly ProductDraft[] = withRecords([
  ...inCategory('tafels', [...diningTables, ...lowTables]),
  ...inCategory('stoelen', [...chairs, ...armchairs]),
  ...inCategory('banken', sofas),
  ...inCategory('kasten', [...cabinets, ...storage]),
  ...inCategory('bedden', beds),
  ...inCategory('verlichting', lamps),
  ...inCategory('accessoires', accessories),
  ...inCategory('onderhoud', upkeep),
]);
