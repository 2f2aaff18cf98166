import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedWith } from '../../../queries/call-api.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import {
  type CatalogueImport,
  importQuery,
  type ImportStep,
  postImportStep,
} from '../../../queries/import-queries.ts';
import { useSession } from '../../../session/session-context.ts';

/** Takes the import to its next step, or back. If somebody else was earlier, its screen shows what they did. */
export function useImportStep({ id }: CatalogueImport) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const query = importQuery(website.id, id);
  const call = useMutation({
    mutationFn: (step: ImportStep) => postImportStep(website.id, id, step),
    onSuccess: async (changed, step) => {
      // A reply of the poll that was asked before this must not put the old state back.
      await client.cancelQueries(query);
      client.setQueryData(query.queryKey, changed);
      if (step === 'pictures') return showToast({ text: t('imports_pictures_retried') });
      // The buttons of the previous state disappear.
      return document.querySelector<HTMLElement>('main h1')?.focus();
    },
    onError: (error) => {
      const isConflict = failedWith(error, 'conflict');
      if (isConflict) void client.invalidateQueries(query);
      showToast({ text: isConflict ? t('imports_conflict') : failureTexts(error, [], t).general });
    },
  });
  return {
    take: call.mutate,
    /** The step that is on its way. */
    taking: call.isPending ? call.variables : undefined,
  };
}

export type TakeStep = ReturnType<typeof useImportStep>;
