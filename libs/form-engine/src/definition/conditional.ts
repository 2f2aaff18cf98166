/** The values of a form by field key, in their stored form. */
export type FormValues = Readonly<Record<string, unknown>>;

/** One comparison with another value of the form. */
export interface ConditionalRule {
  name: string;
  operator: '==';
  value: unknown;
}

/** When something is shown: any rule of a list matches, or the function returns true (FPROP-27). */
export type Conditional = readonly ConditionalRule[] | ((values: FormValues) => boolean);

/** Whether a condition is met; an absent condition and an empty list always are. Stored '1' and 1 are equal. */
export function holds(conditional: Conditional | undefined, values: FormValues): boolean {
  if (!conditional) return true;
  if (typeof conditional === 'function') return conditional(values);
  return conditional.length === 0 || conditional.some(({ name, value }) => same(values[name], value));
}

function same(stored: unknown, wanted: unknown): boolean {
  return textOf(stored) === textOf(wanted);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
