import type { PartNames } from '../../../screen/history/event-lines.ts';
import { contentTexts } from '../form/content-texts.ts';

/** The parts of a product. */
export const productParts: PartNames = {
  ...contentTexts,
  on_hand: 'products_field_on_hand',
  variant_on_hand: 'products_field_variant_on_hand',
};
