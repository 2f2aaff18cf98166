import type { FieldDefinition, LayoutDefinition } from '../definition/field-definition.ts';
import type { Field, Fields, ItemFields } from './field.ts';
import { itemLayout } from './list-field.ts';

/** The form's definition of one setting of a block. */
export function definitionOf(key: string, field: Field): FieldDefinition {
  const { type, title, hint, options, maxFiles, maxSide, input, initial, conditional } = field;
  const { refersTo, many, items, least, most, missing } = field;
  return {
    type,
    key,
    title,
    help: hint,
    value: initial,
    conditional,
    layouts: items && [layoutOf(items)],
    config: items && { open_new_item: true, disable_drag: items.isUnordered },
    multiple: many,
    options: options?.map((option) => ({ value: option.value, label: option.title })),
    settings: {
      input,
      maxFiles,
      maxWidth: maxSide,
      maxHeight: maxSide,
      refersTo,
      min: least,
      max: most,
      missing,
    },
  };
}

/** The definitions of a block's settings, in their order. */
export function definitionsOf(fields: Fields): FieldDefinition[] {
  return Object.entries(fields).map(([key, field]) => definitionOf(key, field));
}

function layoutOf({ fields, title, titledBy }: ItemFields): LayoutDefinition {
  return { layout: itemLayout, title, fields: definitionsOf(fields), dynamic_title: titledBy };
}
