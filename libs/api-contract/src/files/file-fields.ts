import { z } from 'zod';

/** Fields that the file calls share. */
export const fileFields = {
  /** Path within the website's files, beginning with `assets/`. */
  filePath: z.string().min(1).max(500),
  /** Of what is sent after it was optimised. */
  contentType: z.string().min(1).max(100),
  /** Private files are read by signed addresses only. */
  isPrivate: z.boolean().default(false),
  form_id: z.string().min(1).max(100),
};
