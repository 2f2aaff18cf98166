import { z } from 'zod';
import { blockId, blockInstance } from './block.schema.ts';

export { blockId, blockInstance, type BlockId, type BlockInstance } from './block.schema.ts';
export { operation, place, type Change, type Operation, type Place } from './operation.schema.ts';

/** A page as a flat map with ordered child ids; sections are the ids of `root`. */
export const pageDocument = z.object({
  version: z.literal(1),
  root: z.array(blockId),
  blocks: z.record(blockId, blockInstance),
});

export type PageDocument = z.infer<typeof pageDocument>;
