import { z } from 'zod';
import { role } from './account-fields.ts';

/** Somebody asked to become a member, who has not answered yet. */
export const listedInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  sent_at: z.iso.datetime(),
  /** Its link no longer works; sending it again makes a new one. */
  expired: z.boolean(),
});
