import { defineFieldType } from '../../definition/field-type-schema.ts';
import { flagValues, isOn, type FlagOptions } from '../boolean/boolean.schema.ts';
import type { GroupOptions } from '../group/group.schema.ts';

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    toggle: GroupOptions & FlagOptions;
  }
}

/** A switch that shows the fields in `settings.fields` while it is on (FLD-03); it stores '1' or '0'. */
export const toggleSchema = defineFieldType({
  type: 'toggle',
  kind: 'layout',
  holds: 'other',
  empty: (definition) => flagValues(definition).off,
  parts: (definition) => [
    {
      fields: definition.settings?.fields ?? [],
      conditional: (values) => isOn(values[definition.key ?? ''], definition),
    },
  ],
});
