import { useState } from 'react';
import type { ChangeHandler, FieldValues, UseFormReturn } from 'react-hook-form';

/** Milliseconds after which the form knows a key, also if the browser is never idle. */
const LATEST = 200;
/** The same where the browser does not tell when it is idle. */
const SOON = 50;

/**
 * A form that gets to know what is typed in a text input when the browser is idle, so that a key is painted before anything
 * follows from it. Whoever leaves the input, or reads, sets or sends values, finds what was typed: it is passed on first.
 */
export function useLateKeys<Form extends FieldValues>(form: UseFormReturn<Form>): UseFormReturn<Form> {
  const [late] = useState(() => lateMethods(form));
  return { ...form, ...late };
}

/** The methods of a form stay the same ones as long as it exists. */
function lateMethods<Form extends FieldValues>(form: UseFormReturn<Form>) {
  const waiting = new Map<unknown, () => void>();
  let stop: (() => void) | undefined;

  function passOn(): void {
    stop?.();
    stop = undefined;
    const calls = [...waiting.values()];
    waiting.clear();
    for (const call of calls) call();
  }

  function first<Arguments extends unknown[], Result>(method: (...given: Arguments) => Result) {
    return (...given: Arguments): Result => {
      passOn();
      return method(...given);
    };
  }

  const register: UseFormReturn<Form>['register'] = (name, options) => {
    const field = form.register(name, options);
    const onChange: ChangeHandler = (event: { target: unknown }) => {
      if (!isTypedIn(event.target)) return first(field.onChange)(event);
      const { target } = event;
      waiting.set(target, () => void field.onChange({ target, type: 'change' }));
      stop ??= whenIdle(passOn);
      return Promise.resolve();
    };
    return { ...field, onChange, onBlur: first(field.onBlur) };
  };

  return {
    register,
    getValues: first(form.getValues as () => unknown) as UseFormReturn<Form>['getValues'],
    setValue: first(form.setValue) as UseFormReturn<Form>['setValue'],
    reset: first(form.reset),
    trigger: first(form.trigger),
    handleSubmit: ((...given: Parameters<UseFormReturn<Form>['handleSubmit']>) =>
      first(form.handleSubmit(...given))) as UseFormReturn<Form>['handleSubmit'],
  };
}

/** A tick or a choice is one event, and other fields can follow from it: the form knows it at once. */
function isTypedIn(target: unknown): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type);
}

/** Runs when the browser is idle; returns what stops it. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: LATEST });
  return () => cancelIdleCallback(request);
}
