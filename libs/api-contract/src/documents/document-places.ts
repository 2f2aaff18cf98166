import { z } from 'zod';
import { documentKey } from './document-key.ts';

/** Most places that are named of one thing. */
export const mostPlaces = 50;

/** A page or template with a block that shows something, such as a menu. */
const place = z.object({
  ...documentKey,
  title: z.string(),
  /** Whether visitors see it there, or it is only in the draft. */
  is_live: z.boolean(),
});

/** Where things are shown, by the id of the thing; what is shown nowhere is not in it. */
export const documentPlaces = z.record(
  z.string(),
  z.object({ named: z.array(place).max(mostPlaces), total: z.int() }),
);
