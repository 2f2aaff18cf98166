import { defineFieldType } from '../../definition/field-type-schema.ts';

/** A form of the site, stored as its id (FLD-26). */
export const formSchema = defineFieldType({
  type: 'form',
  holds: 'reference',
  refersTo: { to: 'forms', many: false },
});
