import { operation } from '@etalage/site-model/schema';
import { z } from 'zod';

/** One step of a member, as undo reverts it: a list of operations under one name. */
export const step = z.object({
  id: z.string().min(1).max(64),
  /** Key of the text that names it, e.g. in the history. */
  label: z.string().max(100),
  operations: z.array(operation).max(5000),
});

/**
 * A step as it is saved. An undo or redo is a step itself; `of` is the id of the `do` that it reverts or repeats.
 */
export const savedStep = step.extend({
  kind: z.enum(['do', 'undo', 'redo']),
  of: z.string().min(1).max(64).nullable(),
});

export type Step = z.infer<typeof step>;
export type SavedStep = z.infer<typeof savedStep>;
