import { expect, expectTypeOf, it } from 'vitest';
import type { FieldDefinition, FieldOf } from './field-definition.ts';
import type { FieldOptions } from './field-options.ts';
import type { FieldType } from './field-types.ts';

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

/** The properties of all types together. */
type KeyOf<Definition> = Definition extends unknown ? keyof Definition : never;

it('FPROP-01 a field definition takes exactly the properties of the specification', () => {
  expectTypeOf<KeyOf<FieldDefinition>>().toEqualTypeOf<(typeof specified)[number]>();
  // The compiler checks the line above; this one checks that the list has no duplicates.
  expect(new Set(specified).size).toBe(49);
});

it('the options of a type are those of a field of that type only', () => {
  expectTypeOf<keyof FieldOptions>().toExtend<FieldType>();
  expectTypeOf<FieldOf<'otp_code'>['length']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<FieldOf<'image'>>().not.toHaveProperty('length');
  expectTypeOf<FieldOf<'title'>>().not.toHaveProperty('settings');
});
