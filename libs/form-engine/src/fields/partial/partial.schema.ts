import { defineFieldType } from '../../definition/field-type-schema.ts';

/** A reusable template of the site, stored as its id (FLD-27). */
export const partialSchema = defineFieldType({
  type: 'partial',
  holds: 'reference',
  refersTo: { to: 'templates', many: false },
});
