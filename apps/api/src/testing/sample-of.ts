import { z } from 'zod';

/**
 * A simple value that a schema accepts, in wire form, for tests that must pass the request check of any endpoint.
 * Throws if it finds no such value, so that a test does not silently skip an endpoint.
 */
export function sampleOf(schema: z.ZodType): unknown {
  const { def } = schema as unknown as { def: Def };
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .filter(([, field]) => !field.safeParse(undefined).success)
          .map(([key, field]) => [key, sampleOf(field)]),
      );
    case 'array':
      return firstValid(schema, [[], [sampleOf(def.element as z.ZodType)]]);
    case 'record':
      return recordOf(def);
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'boolean':
      return true;
    case 'union':
      return sampleOf(def.options?.[0] as z.ZodType);
    case 'pipe':
      return sampleOf(def.in as z.ZodType);
    case 'nullable':
      return null;
    case 'lazy':
      return sampleOf((def.getter as () => z.ZodType)());
    case 'optional':
    case 'default':
    case 'readonly':
      return sampleOf(def.innerType as z.ZodType);
    default:
      return firstValid(schema, CANDIDATES);
  }
}

/** A record whose keys are listed has all of them; another one may be empty. */
function recordOf({ keyType, valueType }: Def): object {
  const { entries = {} } = (keyType as unknown as { def: Def }).def;
  const keys = Object.values(entries);
  return Object.fromEntries(keys.map((key) => [key, sampleOf(valueType as z.ZodType)]));
}

interface Def {
  readonly type: string;
  readonly shape?: Record<string, z.ZodType>;
  readonly element?: z.ZodType;
  readonly entries?: Record<string, string>;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly values?: readonly unknown[];
  readonly options?: readonly z.ZodType[];
  readonly in?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly getter?: () => z.ZodType;
}

const CANDIDATES = [
  'x',
  'x@voorbeeld.nl',
  '/x',
  '#000000',
  'x.voorbeeld.nl',
  'https://voorbeeld.nl/x',
  '2026-01-01',
  '2026-01-01T00:00:00.000Z',
  '1',
  // A place in a list that is sorted by time.
  '1.1',
  // Bytes and the hash of some.
  'AAAA',
  'a'.repeat(64),
  1,
  0,
  true,
  null,
  {},
];

function firstValid(schema: z.ZodType, candidates: readonly unknown[]): unknown {
  const found = candidates.find((candidate) => schema.safeParse(candidate).success);
  if (found === undefined)
    throw new Error(
      `no sample of ${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))}`,
    );
  return found;
}
