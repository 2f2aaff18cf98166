import type { z } from 'zod';

/** What is read of a schema's own definition. */
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  out?: z.core.$ZodType;
}

/**
 * The schema of what another one decodes to: each codec is replaced by its output. Parsing with it checks a decoded value
 * and leaves out what the schema does not name, as encoding does, without a detour over the wire form.
 */
export function decodedHalf<Schema extends z.core.$ZodType>(
  schema: Schema,
): z.ZodType<z.output<Schema>, z.output<Schema>> {
  return halfOf(schema) as never;
}

function halfOf(schema: z.core.$ZodType): z.core.$ZodType {
  const definition = schema._zod.def as unknown as Definition;
  if (definition.type === 'pipe' && definition.out) return halfOf(definition.out);
  const changes: Partial<Definition> = {};
  if (definition.shape) {
    const parts = Object.entries(definition.shape).map(([key, part]) => [key, halfOf(part)] as const);
    if (parts.some(([key, part]) => part !== definition.shape?.[key]))
      changes.shape = Object.fromEntries(parts);
  }
  if (definition.options) {
    const parts = definition.options.map(halfOf);
    if (parts.some((part, index) => part !== definition.options?.[index])) changes.options = parts;
  }
  for (const name of ['element', 'valueType', 'innerType'] as const) {
    const part = definition[name];
    const half = part && halfOf(part);
    if (half && half !== part) changes[name] = half;
  }
  // A schema without codecs stays the object it is, with all its checks.
  if (Object.keys(changes).length === 0) return schema;
  return (schema as z.ZodType).clone({ ...schema._zod.def, ...changes } as never);
}
