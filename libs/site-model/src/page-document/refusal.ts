import type { Operation } from './operation.schema.ts';
import type { PageDocument } from './page-document.schema.ts';

/**
 * Why an operation was not applied: `stale` means that the document has changed since the operation was made,
 * `misplaced` that the caller's rule does not allow a block in that place.
 */
export type Refusal =
  | 'unknown_block'
  | 'unknown_slot'
  | 'out_of_range'
  | 'cycle'
  | 'id_clash'
  | 'block_limit'
  | 'malformed_subtree'
  | 'unsafe_name'
  | 'misplaced'
  | 'stale';

export type Applied = { document: PageDocument; inverse: Operation };
export type Refused = { refused: Refusal };
