import { blockDefinitions, type BlockDefinition } from '@etalage/blocks/schema';

/** Kinds and settings whose items come from elsewhere: products, categories, collections, forms, other templates. */
const refers = /product|categor|connection|collection|query|partial|^forms?$/i;

/** Whether blocks of a type show what stands outside of their own data. */
export function showsOthers(type: string): boolean {
  const definitions: Record<string, BlockDefinition> = blockDefinitions;
  const definition = Object.hasOwn(definitions, type) ? definitions[type] : undefined;
  return (
    definition !== undefined &&
    (refers.test(type) || Object.keys(definition.fields).some((key) => refers.test(key)))
  );
}
