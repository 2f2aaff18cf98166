import { documentIssueKinds } from '@etalage/site-model';
import { z } from 'zod';

/** Most repairs of one document that are named. */
export const MOST_REPAIRS = 20;

/**
 * What was wrong with the stored tree of a document and is repaired in what is opened: the block or the reference to it,
 * and the block that referred to it (null is the page itself).
 */
export const repairedBlock = z.object({
  kind: z.enum(documentIssueKinds),
  block: z.string(),
  parent: z.string().nullable(),
});
