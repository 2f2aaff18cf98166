import { z } from 'zod';

/** Words a person types about an account; what they must be beyond their length the server says at the field. */
export const email = z.string().min(1).max(200);
export const personName = z.string().min(1).max(100);
export const password = z.string().min(1).max(200);
/** A secret out of a mail. */
export const mailToken = z.string().min(1).max(200);
/** What a member may do on a website (GEN-08). */
export const role = z.enum(['owner', 'editor', 'shop']);
