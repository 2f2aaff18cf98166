import { expect, expectTypeOf, it } from 'vitest';
import type { FieldDefinition } from './field-definition.ts';

/** The properties the specification names, `fetchOptions/fetchFunction/fetch` being three. */
const specified = [
  'type',
  'title',
  'hide_title',
  'class',
  'id',
  'align',
  'placeholder',
  'options',
  'columns',
  'key',
  'unique_identifier',
  'disabled',
  'active_focused',
  'tabindex',
  'getter',
  'label_class',
  'input_class',
  'textarea_class',
  'multiselect',
  'vertical',
  'settings',
  'help',
  'function',
  'fetchOptions',
  'fetchFunction',
  'fetch',
  'colors',
  'length',
  'mode',
  'config',
  'default_today',
  'multiple',
  'taggable',
  'track_by',
  'label_key',
  'addCustomTag',
  'form',
  'url_pre_html',
  'url_label',
  'url_post_html',
  'url_target',
  'url_class',
  'innerItems',
  'closeOnSelfClick',
  'conditional',
  'layouts',
  'true_value',
  'false_value',
  'value',
] as const;

it('FPROP-01 a field definition takes exactly the properties of the specification', () => {
  expectTypeOf<keyof FieldDefinition>().toEqualTypeOf<(typeof specified)[number]>();
  // The type says it; this line keeps the list itself honest.
  expect(new Set(specified).size).toBe(49);
});
