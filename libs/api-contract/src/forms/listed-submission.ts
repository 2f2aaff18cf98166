import { z } from 'zod';

/** A submission as the dashboard lists it. */
export const listedSubmission = z.object({
  id: z.string(),
  form_id: z.string(),
  form_title: z.string(),
  created_at: z.string(),
  read: z.boolean(),
  /** Its first answers as text, to recognise it by. */
  excerpt: z.string(),
});
