import { z } from 'zod';

export const blockId = z.string().min(1).max(64);

/**
 * One placed block or section. `data` keeps its stored form; the block's fields decode it when the page is read.
 */
export const blockInstance = z.object({
  id: blockId,
  type: z.string().min(1).max(64),
  version: z.int().min(1),
  data: z.record(z.string(), z.unknown()),
  slots: z.record(z.string(), z.array(blockId)),
});

export type BlockId = z.infer<typeof blockId>;
export type BlockInstance = z.infer<typeof blockInstance>;
