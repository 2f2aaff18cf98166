import { blockId, blockInstance } from '@etalage/site-model/schema';
import { z } from 'zod';

/** A content field of a template whose value is the same on all pages (SEC-09), and where it is shown. */
export const sharedPlaces = z.object({
  /** Type of the section. */
  template: z.string(),
  /** Name of the content field or slot. */
  field: z.string(),
  /** Number of other published pages with this value. */
  pages: z.int(),
  /** Number of other published templates, header and footer included, with this value. */
  templates: z.int(),
});

/** Such a field with its value: the stored data of the field, or the blocks of the slot. */
export const sharedValue = sharedPlaces.extend({
  value: z.union([
    z.object({ data: z.unknown() }),
    z.object({ blocks: z.array(blockInstance), root: z.array(blockId) }),
  ]),
});

export type SharedPlaces = z.infer<typeof sharedPlaces>;
