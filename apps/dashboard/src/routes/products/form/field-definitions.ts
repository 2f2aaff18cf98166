import { MAX_PRODUCT_PICTURES } from '@etalage/shop-domain';
import {
  categories,
  definitionOf,
  files,
  form,
  link,
  references,
  richText,
} from '@etalage/form-engine/schema';
import type { FieldDefinition } from '@etalage/form-engine/schema';

/** Fields of a product that the form engine renders: rich text, pictures and things of the website. */
export const pictureFields: readonly FieldDefinition[] = [
  definitionOf('images', files('products_field_images', { maxFiles: MAX_PRODUCT_PICTURES, describes: true })),
];

export const introFields: readonly FieldDefinition[] = [
  definitionOf('intro_description', richText('products_field_intro', { hint: 'products_field_intro_hint' })),
  definitionOf('short_description', richText('products_field_short', { hint: 'products_field_short_hint' })),
];

export const textFields: readonly FieldDefinition[] = [
  definitionOf('description', richText('products_field_description')),
  definitionOf('extra_description', richText('products_field_extra')),
  definitionOf('extra_description_right', richText('products_field_extra_right')),
];

export const categoryFields: readonly FieldDefinition[] = [
  definitionOf('categories', categories('products_field_categories', { most: 50 })),
];

export const relatedFields: readonly FieldDefinition[] = [
  definitionOf(
    'related',
    references('products_field_related', 'products', {
      many: true,
      most: 12,
      hint: 'products_field_related_hint',
    }),
  ),
];

export const linkFields: readonly FieldDefinition[] = [
  definitionOf('link', link('products_field_link', { hint: 'products_field_link_hint' })),
];

export const formFields: readonly FieldDefinition[] = [
  definitionOf('form_id', form('products_field_form_id')),
];
