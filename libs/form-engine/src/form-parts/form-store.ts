import type { FormValues } from '../definition/conditional.ts';

export type Messages = readonly string[];
export type FormErrors = Readonly<Record<string, Messages>>;

export type Report = (changed: Record<string, unknown>) => void;

/**
 * The values of one form and the listeners of each key, so that a keystroke renders one field. The owner of the stored
 * record receives each change and may answer late: `receive` distinguishes an echo of what was typed from a change made
 * elsewhere.
 */
export interface FormStore {
  values(): FormValues;
  /** Replaces the receiver of changes. */
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
/** Sent values remembered per key; an owner that leaves more of them unanswered never answers. */
const REMEMBERED = 200;

export function createFormStore(initial: FormValues, onChange: Report = () => undefined): FormStore {
  let report = onChange;
  let values: FormValues = initial;
  let received: FormValues = initial;
  let errors: FormErrors = {};
  const sent = createSentValues();
  const { notify, subscribe, subscribeAll } = createListeners();

  return {
    values: () => values,
    reportTo: (next) => {
      report = next;
    },
    set(key, value) {
      if (Object.is(values[key], value)) return;
      values = { ...values, [key]: value };
      sent.add(key, value);
      notify([key]);
      report({ [key]: value });
    },
    receive(stored) {
      const changed: string[] = [];
      for (const key of new Set([...Object.keys(received), ...Object.keys(stored)])) {
        if (Object.is(received[key], stored[key])) continue;
        const isEcho = sent.takeEcho(key, stored[key]);
        if (!isEcho && !Object.is(values[key], stored[key])) changed.push(key);
      }
      received = stored;
      if (changed.length === 0) return;
      values = { ...values, ...Object.fromEntries(changed.map((key) => [key, stored[key]])) };
      notify(changed);
    },
    errorsOf: (key) => errors[key] ?? NONE,
    errors: () => errors,
    setErrors(next) {
      const keys = new Set([...Object.keys(errors), ...Object.keys(next)]);
      const changed = [...keys].filter((key) => !sameMessages(errors[key], next[key]));
      if (changed.length === 0) return;
      errors = next;
      notify(changed);
    },
    subscribe,
    subscribeAll,
  };
}

/** The values that were reported and not yet returned by the owner of the record, per key. */
function createSentValues() {
  const sent = new Map<string, unknown[]>();
  return {
    add(key: string, value: unknown): void {
      sent.set(key, [...(sent.get(key) ?? []), value].slice(-REMEMBERED));
    },
    /** Whether a stored value is one that was sent. It and the values before it are then forgotten; else all are. */
    takeEcho(key: string, stored: unknown): boolean {
      const row = sent.get(key) ?? [];
      const echo = row.lastIndexOf(stored);
      if (echo < 0) sent.delete(key);
      else sent.set(key, row.slice(echo + 1));
      return echo >= 0;
    },
  };
}

function createListeners() {
  const byKey = new Map<string, Set<() => void>>();
  const all = new Set<() => void>();
  return {
    notify(keys: Iterable<string>): void {
      for (const key of keys) byKey.get(key)?.forEach((listener) => listener());
      all.forEach((listener) => listener());
    },
    subscribe(key: string, listener: () => void) {
      const listeners = byKey.get(key) ?? new Set();
      byKey.set(key, listeners.add(listener));
      return () => listeners.delete(listener);
    },
    subscribeAll(listener: () => void) {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}

function sameMessages(one: Messages = NONE, other: Messages = NONE): boolean {
  return one.length === other.length && one.every((message, index) => message === other[index]);
}
