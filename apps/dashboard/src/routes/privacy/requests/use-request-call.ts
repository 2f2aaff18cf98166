import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { requestsQuery } from '../../../queries/privacy-request-queries.ts';
import { useSession } from '../../../session/session-context.ts';

type Reply = Awaited<ReturnType<NonNullable<ReturnType<typeof requestsQuery>['queryFn']>>>;

/** Calls the server about a request, and shows the list of its reply. */
export function useRequestCall<Input>(call: (websiteId: string, input: Input) => Promise<Reply>) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (input: Input) => call(website.id, input),
    onSuccess: (reply) => client.setQueryData(requestsQuery(website.id).queryKey, reply),
    onError: (error) => {
      showToast({ text: failureTexts(error, [], t).general });
      void client.invalidateQueries({ queryKey: requestsQuery(website.id).queryKey });
    },
  });
}
