import { useText } from '@etalage/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failureErrors } from '../../queries/failure-texts.ts';
import type { MakerContent } from '../../queries/maker-queries.ts';
import { showFormErrors } from '../../screen/use-save-form.ts';

interface Save<Reply> {
  call: (typed: MakerContent) => Promise<Reply>;
  onDone: (reply: Reply) => void;
}

/** Saves a maker, one request at a time; what is refused is shown at its field. */
export function useSaveMaker<Reply>(form: UseFormReturn<MakerContent>, { call, onDone }: Save<Reply>) {
  const t = useText();
  const [failure, setFailure] = useState('');
  const saving = useMutation({
    mutationFn: call,
    onSuccess: onDone,
    onError: (error) =>
      setFailure(showFormErrors(form, failureErrors(error, t), (path) => path.replace(/^maker\./, ''))),
  });
  const save = (content: MakerContent) => {
    setFailure('');
    if (!saving.isPending) saving.mutate(content);
  };
  return { save, isBusy: saving.isPending, failure };
}
