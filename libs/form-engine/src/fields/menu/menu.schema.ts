import { defineFieldType } from '../../definition/field-type-schema.ts';

/** A menu of the site, stored as its id (FLD-25). */
export const menuSchema = defineFieldType({
  type: 'menu',
  holds: 'reference',
  refersTo: { to: 'menus', many: false },
});
