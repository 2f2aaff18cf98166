import { placedColumns } from '@etalage/shop-domain';
import { z } from 'zod';

/** Most products, each with its variants, in one import. */
export const MAX_IMPORT_ITEMS = 20_000;
/** Most bytes of one import, as JSON: five times the largest file. */
export const MAX_IMPORT_BYTES = 100_000_000;

/**
 * What happens to an import: rows are received (`filling`), compared with the catalogue (`planning`, `planned`) and
 * stored (`running`, `done`). `cancelled` stopped on the way and keeps what was stored; `undone` took everything back.
 */
export const importState = z.enum([
  'filling',
  'planning',
  'planned',
  'running',
  'done',
  'cancelled',
  'undoing',
  'undone',
]);

/** What becomes of a product, or would become of it. */
export const importOutcome = z.enum(['created', 'changed', 'unchanged', 'refused']);

export const importId = z.string().min(1).max(64);

export const catalogueImport = z.object({
  id: importId,
  /** The name of the file. */
  name: z.string(),
  state: importState,
  /** Products in it, and how many of them are handled in this state. */
  items: z.int(),
  handled: z.int(),
  outcomes: z.object({ created: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() }),
  /** Pictures that are still to be fetched, and those that could not be. */
  pictures: z.object({ waiting: z.int(), failed: z.int() }),
  member: z.string(),
  created_at: z.string(),
});

const column = z.enum([...placedColumns, '']);

/** A product of an import with what became of it, or would. */
export const importedItem = z.object({
  place: z.int(),
  row: z.int(),
  title: z.string(),
  product_id: z.string(),
  outcome: importOutcome.nullable(),
  /** Why it is refused, or what its owner should know; Dutch sentences at a row and a column, '' for the whole row. */
  messages: z.array(z.object({ row: z.int(), column, text: z.string() })),
  /** What changes, shortened to be read. */
  changes: z.array(z.object({ row: z.int(), column, before: z.string(), after: z.string() })),
});
