import { useText } from '@etalage/ui-kit';
import { type ToastText, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { failedWith } from '../queries/call-api.ts';
import { failureErrors } from '../queries/failure-texts.ts';
import { sendForm } from './send-form.ts';

interface Saving<Owned, Form extends FieldValues> {
  /** The thing as it was opened. */
  opened: Owned;
  form: UseFormReturn<Form>;
  /** How the form shows a thing. */
  formOf: (owned: Owned) => Form;
  /** Stores what was typed on top of the version that the form began with. */
  post: (typed: Form, base: Owned) => Promise<Owned>;
  /** The thing as it is stored now. */
  read: () => Promise<Owned>;
  /** The beginning of the paths of its fields in a refusal, such as `category.`. */
  prefix: string;
  /** The field of the form for a field of a refusal that has another name there. */
  fieldOf?: (name: string, typed: Form) => string;
  onStored: () => void;
  /** What is said after a save; without it only that it was saved. `begin` shows another state of the thing. */
  savedToast?: (begin: (owned: Owned) => void) => ToastText;
}

/**
 * Saves a thing that is edited as one form. What is refused is shown at its field; what somebody else saved meanwhile is
 * taken over where it was not typed here.
 */
export function useSaveForm<Owned, Form extends FieldValues>(saving: Saving<Owned, Form>) {
  const { opened, form, formOf, post, read, prefix, fieldOf = (name) => name, onStored, savedToast } = saving;
  const t = useText();
  const showToast = useToast();
  const [base, setBase] = useState(opened);
  const [general, setGeneral] = useState('');

  function begin(owned: Owned) {
    setBase(owned);
    form.reset(formOf(owned));
  }

  async function takeOver() {
    const theirs = await read();
    const mine = form.getValues();
    const before = formOf(base);
    begin(theirs);
    for (const name of Object.keys(before)) {
      if (JSON.stringify(mine[name]) === JSON.stringify(before[name])) continue;
      form.setValue(name as Path<Form>, mine[name] as PathValue<Form, Path<Form>>, { shouldDirty: true });
    }
    setGeneral(t('dashboard_save_conflict'));
  }

  const save = useMutation({
    mutationFn: (typed: Form) => post(typed, base),
    onSuccess: (stored) => {
      begin(stored);
      setGeneral('');
      onStored();
      showToast(savedToast ? savedToast(begin) : { text: t('dashboard_saved') });
    },
    onError: (error) => {
      if (failedWith(error, 'conflict')) return void takeOver().catch(() => undefined);
      setGeneral(showFormErrors(form, failureErrors(error, t), (path) => nameOf(path, form.getValues())));
      return undefined;
    },
  });
  const nameOf = (path: string, typed: Form) =>
    path.startsWith(prefix) ? fieldOf(path.slice(prefix.length), typed) : '';
  const submit = () =>
    sendForm(form, (typed) => {
      if (!save.isPending) save.mutate(typed);
    });
  return { base, begin, general, isPending: save.isPending, submit };
}

/** Shows messages at the fields of a form, of which the first gets the focus; returns those of no field. */
export function showFormErrors<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  errors: Readonly<Record<string, readonly string[]>>,
  nameOf: (path: string) => string,
): string {
  const rest: string[] = [];
  const named: Path<Form>[] = [];
  const values = form.getValues();
  for (const [path, messages] of Object.entries(errors)) {
    const [name = ''] = nameOf(path).split('.');
    if (!(name in values)) rest.push(...messages);
    else {
      named.push(name as Path<Form>);
      form.setError(name as Path<Form>, { message: messages[0] ?? '' });
    }
  }
  // The form can be longer than the screen.
  const [first] = named;
  if (first) form.setFocus(first);
  return rest.join(' ');
}
