import { z } from 'zod';

/** Account fields as typed; requirements beyond the length are checked by the server and reported at the field. */
export const email = z.string().min(1).max(200);
export const personName = z.string().min(1).max(100);
export const password = z.string().min(1).max(200);
/** A secret token from a mail. */
export const mailToken = z.string().min(1).max(200);
/** What a member may do on a website (GEN-08). */
export const role = z.enum(['owner', 'editor', 'shop']);
