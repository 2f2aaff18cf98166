import { z } from 'zod';

/** Fields that the file endpoints share. */
export const fileFields = {
  /** Path within the website's files, starting with `assets/`. */
  filePath: z.string().min(1).max(500),
  /** Content type of the upload, after client-side optimisation. */
  contentType: z.string().min(1).max(100),
  /** Private files can only be read through signed addresses. */
  isPrivate: z.boolean().default(false),
  form_id: z.string().min(1).max(100),
};
