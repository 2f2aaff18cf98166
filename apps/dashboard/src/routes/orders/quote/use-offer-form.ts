import { useText } from '@etalage/ui-kit';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { failureErrors } from '../../../queries/failure-texts.ts';
import { sendForm } from '../../../screen/send-form.ts';
import { formFieldOf, type OfferForm, offerProblems } from './offer-form-values.ts';

type Errors = Readonly<Record<string, readonly string[]>>;

/** Shows messages at the fields of an offer, and puts the focus on the first; returns those of no field. */
export function showOfferErrors(form: UseFormReturn<OfferForm>, errors: Errors): string {
  const values = form.getValues();
  const rest: string[] = [];
  let first: string | undefined;
  for (const [path, messages] of Object.entries(errors)) {
    const field = formFieldOf(path);
    const [top = ''] = field.split('.');
    if (!(top in values)) {
      rest.push(...messages);
      continue;
    }
    form.setError(field as FieldPath<OfferForm>, { message: messages[0] ?? '' });
    first ??= field;
  }
  if (first && first !== 'lines') form.setFocus(first as FieldPath<OfferForm>);
  return rest.join(' ');
}

/** Sends what was typed unless a rule refuses it, and shows refusals as the rule and the server give them. */
export function useOfferForm(form: UseFormReturn<OfferForm>) {
  const t = useText();
  const showFailure = (error: unknown): string => showOfferErrors(form, failureErrors(error, t));
  const submit = (send: (typed: OfferForm) => void) =>
    sendForm(form, (typed) => {
      const found = Object.entries(offerProblems(typed));
      if (found.length === 0) return send(typed);
      const texts = found.map(([field, rules]): [string, string[]] => [
        field,
        rules.map(({ key, values }) => t(key, values)),
      ]);
      showOfferErrors(form, Object.fromEntries(texts));
    });
  return { showFailure, submit };
}
