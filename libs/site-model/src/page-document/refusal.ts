import type { Operation } from './operation.schema.ts';
import type { PageDocument } from './page-document.schema.ts';

/** Why an operation was not applied; `stale` means that the document has changed since the operation was made. */
export type Refusal =
  | 'unknown_block'
  | 'unknown_slot'
  | 'out_of_range'
  | 'cycle'
  | 'id_clash'
  | 'block_limit'
  | 'malformed_subtree'
  | 'unsafe_name'
  | 'stale';

export type Applied = { document: PageDocument; inverse: Operation };
export type Refused = { refused: Refusal };
