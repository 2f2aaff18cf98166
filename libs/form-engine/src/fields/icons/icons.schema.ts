import { defineFieldType } from '../../definition/field-type-schema.ts';

/** The name of an icon of the Material set, e.g. `shopping_cart` (FLD-16). A name that is no longer in the set stays stored. */
export const iconsSchema = defineFieldType({
  type: 'icons',
  check: (value) =>
    typeof value === 'string' && /^[a-z0-9_]{0,64}$/.test(value) ? [] : [{ text: 'formfield_check_icon' }],
});
