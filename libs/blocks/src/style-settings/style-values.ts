import type { Field } from '@etalage/form-engine/schema';
import { remembered } from '@etalage/site-model';
import { styleFields, type StyleKey, type StyleValues } from './style-settings.ts';

/** What decides which style settings a block has. */
export interface StyledDefinition {
  readonly kind: 'section' | 'content';
  readonly fields: Readonly<Record<string, Field>>;
}

const allKeys = Object.keys(styleFields) as StyleKey[];
const styleKeysOf = remembered(({ fields }: StyledDefinition) =>
  allKeys.filter((key) => fields[key] === styleFields[key]),
);

/**
 * The style settings in the data of a block. A section has all of them; in a content block one whose key the block uses
 * for a field of its own is the block's.
 */
export function styleValuesOf(
  definition: StyledDefinition,
  data: Readonly<Record<string, unknown>>,
): Partial<StyleValues> {
  if (definition.kind === 'section') return data;
  const keys = styleKeysOf(definition);
  return keys.length === allKeys.length ? data : Object.fromEntries(keys.map((key) => [key, data[key]]));
}
