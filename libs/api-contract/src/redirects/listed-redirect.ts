import { z } from 'zod';

/** What an owner fills in; `readRedirect` of the model checks it. */
export const typedRedirect = {
  from: z.string().max(2000),
  to: z.string().max(4000),
};

export const redirectId = z.string().min(1).max(64);

export const storedRedirect = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  permanent: z.boolean(),
  /** Increases with every change, so that nobody overwrites what somebody else changed. */
  version: z.int(),
});

export const listedRedirect = storedRedirect.extend({
  updated_at: z.string(),
  /** Visitors see a page, category or product at this path, so that it redirects nobody. */
  covered: z.boolean(),
});

/** Id of what was changed, by which it can be undone; '' if nothing changed. */
export const changeId = z.string();
