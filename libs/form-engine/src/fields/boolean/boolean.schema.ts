import { defineFieldType } from '../../definition/field-type-schema.ts';

/** The values that replace the stored '1' and '0' (FPROP-29). */
export interface FlagOptions {
  true_value?: unknown;
  false_value?: unknown;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    boolean: FlagOptions;
  }
}

/** On or off (FLD-09), stored as '1' or '0' or as the values of its definition. */
export const booleanSchema = defineFieldType({
  type: 'boolean',
  empty: (definition) => flagValues(definition).off,
  check: (value, definition) => {
    const known = [...Object.values(flagValues(definition)), 0, 1, true, false];
    return known.includes(value) ? [] : [{ text: 'formfield_check_flag' }];
  },
});

/** What is stored for on and for off. */
export function flagValues({ true_value = '1', false_value = '0' }: FlagOptions): {
  on: unknown;
  off: unknown;
} {
  return { on: true_value, off: false_value };
}

/** Whether a stored value means on: the value of the definition, otherwise '1', 1 and true (SEC-06). */
export function isOn(value: unknown, definition: FlagOptions): boolean {
  const { on, off } = flagValues(definition);
  if (value === on) return true;
  return value !== off && definition.true_value === undefined && (value === 1 || value === true);
}
