import { useText } from '@etalage/ui-kit';
import { useMutation } from '@tanstack/react-query';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureTexts } from '../queries/failure-texts.ts';

interface Submit<Fields, Reply> {
  call: (typed: Fields) => Promise<Reply>;
  onDone: (reply: Reply, typed: Fields) => void | Promise<unknown>;
}

/**
 * Sends a form, one request at a time. Messages about fields are shown at these fields, the first of which gets the
 * focus; the others are `failure`. Typed values are not lost.
 */
export function useSubmit<Fields extends FieldValues, Reply>(
  form: UseFormReturn<Fields>,
  { call, onDone }: Submit<Fields, Reply>,
) {
  const t = useText();
  const known = Object.keys(form.getValues());
  const sending = useMutation({
    mutationFn: call,
    onSuccess: onDone,
    onError: (error) => {
      const { fields } = failureTexts(error, known, t);
      known
        .filter((name) => fields[name])
        .forEach((name, index) => {
          const message = fields[name] ?? '';
          form.setError(name as Path<Fields>, { message }, { shouldFocus: index === 0 });
        });
    },
  });
  return {
    submit: form.handleSubmit((typed) => {
      if (!sending.isPending) sending.mutate(typed);
    }),
    isBusy: sending.isPending,
    error: sending.error,
    failure: sending.error ? failureTexts(sending.error, known, t).general : '',
  };
}
