import type { FormValues } from '../definition/conditional.ts';

export type Messages = readonly string[];
export type FormErrors = Readonly<Record<string, Messages>>;

export type Report = (changed: Record<string, unknown>) => void;

/**
 * The values of one form and who listens to which key, so that a keystroke renders one field. Whoever owns the stored
 * record gets each change and may answer late: `receive` tells an echo of what was typed from a change made elsewhere.
 */
export interface FormStore {
  values(): FormValues;
  /** Who is told of changes from now on. */
  reportTo(report: Report): void;
  set(key: string, value: unknown): void;
  receive(stored: FormValues): void;
  errorsOf(key: string): Messages;
  errors(): FormErrors;
  setErrors(errors: FormErrors): void;
  subscribe(key: string, listener: () => void): () => void;
  subscribeAll(listener: () => void): () => void;
}

const NONE: Messages = [];
/** Sent values remembered per key; a longer unanswered row is a caller that never answers. */
const REMEMBERED = 200;

export function createFormStore(initial: FormValues, onChange: Report = () => undefined): FormStore {
  let report = onChange;
  let values: FormValues = initial;
  let received: FormValues = initial;
  let errors: FormErrors = {};
  const sent = new Map<string, unknown[]>();
  const byKey = new Map<string, Set<() => void>>();
  const all = new Set<() => void>();

  const tell = (keys: Iterable<string>) => {
    for (const key of keys) byKey.get(key)?.forEach((listener) => listener());
    all.forEach((listener) => listener());
  };

  return {
    values: () => values,
    reportTo: (next) => {
      report = next;
    },
    set(key, value) {
      if (Object.is(values[key], value)) return;
      values = { ...values, [key]: value };
      sent.set(key, [...(sent.get(key) ?? []), value].slice(-REMEMBERED));
      tell([key]);
      report({ [key]: value });
    },
    receive(stored) {
      const changed: string[] = [];
      for (const key of new Set([...Object.keys(received), ...Object.keys(stored)])) {
        if (Object.is(received[key], stored[key])) continue;
        const row = sent.get(key) ?? [];
        const echo = row.lastIndexOf(stored[key]);
        if (echo >= 0) {
          sent.set(key, row.slice(echo + 1));
          continue;
        }
        sent.delete(key);
        if (!Object.is(values[key], stored[key])) changed.push(key);
      }
      received = stored;
      if (changed.length === 0) return;
      values = { ...values, ...Object.fromEntries(changed.map((key) => [key, stored[key]])) };
      tell(changed);
    },
    errorsOf: (key) => errors[key] ?? NONE,
    errors: () => errors,
    setErrors(next) {
      const keys = new Set([...Object.keys(errors), ...Object.keys(next)]);
      const changed = [...keys].filter((key) => !sameMessages(errors[key], next[key]));
      if (changed.length === 0) return;
      errors = next;
      tell(changed);
    },
    subscribe(key, listener) {
      const listeners = byKey.get(key) ?? new Set();
      byKey.set(key, listeners.add(listener));
      return () => listeners.delete(listener);
    },
    subscribeAll(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}

function sameMessages(one: Messages = NONE, other: Messages = NONE): boolean {
  return one.length === other.length && one.every((message, index) => message === other[index]);
}
