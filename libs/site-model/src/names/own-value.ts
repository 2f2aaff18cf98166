/**
 * The value that a record has under a name from outside (stored data, a posted field); undefined without one. Plain
 * indexing would also find what every object inherits, such as `constructor` and `__proto__`.
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
