import type { FieldDefinition } from '../../definition/field-definition.ts';
import { defineFieldType } from '../../definition/field-type-schema.ts';

/** On or off (FLD-09); `true_value` and `false_value` replace the stored '1' and '0' (FPROP-29). */
export const booleanSchema = defineFieldType({
  type: 'boolean',
  empty: '0',
  check: (value, definition) => {
    const known = [...Object.values(flagValues(definition)), '', null, undefined, 0, 1, true, false];
    return known.includes(value) ? [] : [{ text: 'formfield_check_flag' }];
  },
});

type Flags = Pick<FieldDefinition, 'true_value' | 'false_value'>;

/** What is stored for on and for off. */
export function flagValues({ true_value = '1', false_value = '0' }: Flags): { on: unknown; off: unknown } {
  return { on: true_value, off: false_value };
}

/** Whether a stored value means on: the definition's own value, else '1', 1 and true (SEC-06). */
export function isOn(value: unknown, definition: Flags): boolean {
  const { on, off } = flagValues(definition);
  if (value === on) return true;
  return value !== off && definition.true_value === undefined && (value === 1 || value === true);
}
