import { z } from 'zod';

/** The key of an edited document: a page, or a template (a composition of the site, or one of the owner's own). */
export const documentKey = {
  document_kind: z.enum(['page', 'template']),
  document_id: z.string().min(1).max(64),
};

export type DocumentKey = z.infer<z.ZodObject<typeof documentKey>>;
