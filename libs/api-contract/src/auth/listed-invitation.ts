import { z } from 'zod';
import { role } from './account-fields.ts';

/** An invited person who has not answered yet. */
export const listedInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  sent_at: z.iso.datetime(),
  /** The link no longer works; resending the invitation creates a new one. */
  expired: z.boolean(),
});
