import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { formsQuery, postDeleteSubmissions, postMarkSubmissions } from '../../queries/form-queries.ts';
import { useSession } from '../../session/session-context.ts';

/** Marks and deletes one submission; every list that counts it is fetched again. */
export function useSubmissionChanges(id: string) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const renew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['submissions', website.id] }),
      queryClient.invalidateQueries({ queryKey: ['submission', website.id, id] }),
      queryClient.invalidateQueries(formsQuery(website.id)),
    ]);
  const onError = (error: unknown) => showToast({ text: failureTexts(error, [], t).general });
  return {
    mark: useMutation({
      mutationFn: (read: boolean) => postMarkSubmissions(website.id, [id], read),
      onSuccess: renew,
      onError,
    }),
    remove: useMutation({
      mutationFn: () => postDeleteSubmissions(website.id, [id]),
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: ['submissions', website.id] });
        await queryClient.invalidateQueries(formsQuery(website.id));
        showToast({ text: t('submissions_deleted') });
      },
      onError,
    }),
  };
}
