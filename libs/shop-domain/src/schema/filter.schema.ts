import { z } from 'zod';

/** A value of a list filter: `results` counts the hits that would remain (SRCH-29). */
const filterValue = z.object({
  title: z.string(),
  active: z.boolean(),
  results: z.int(),
  /** `#rrggbb` of a colour; missing for other values. */
  color: z.string().optional(),
});

/** A search filter (SRCH-28). A range's `active` contains the chosen ends as typed, empty when open (SRCH-30). */
export const filter = z.object({
  key: z.string(),
  type: z.enum(['list', 'range']),
  title: z.string(),
  uid: z.string(),
  /** Of the numbers of a range, such as "cm"; missing without one. */
  unit: z.string().optional(),
  values: z.array(filterValue),
  active: z.object({ from: z.string(), to: z.string() }).nullable(),
});

export type Filter = z.output<typeof filter>;
