import { z } from 'zod';

/** Most processing that an owner adds to the register. */
export const MAX_REGISTER_ENTRIES = 20;
const line = z.string().trim().max(300);

/** Processing of personal data that the website does not know of itself, in the words of its owner. */
export const registerEntry = z.object({
  title: z.string().trim().max(100),
  purpose: line,
  basis: line,
  persons: line,
  data: line,
  receivers: line,
  term: line,
});
export const registerEntries = z.array(registerEntry).max(MAX_REGISTER_ENTRIES);

export type RegisterEntry = z.output<typeof registerEntry>;
