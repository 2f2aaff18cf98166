import { useText } from '@etalage/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../queries/failure-texts.ts';
import { postRunLegalCheck, showLegalCheck } from '../../queries/legal-check-queries.ts';
import { useSession } from '../../session/session-context.ts';

/** Checks the website, and shows what is found. */
export function useRunCheck() {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const run = useMutation({
    mutationFn: () => postRunLegalCheck(website.id),
    onSuccess: (reply) => showLegalCheck(client, website.id, reply),
  });
  return { run, failure: run.error ? failureTexts(run.error, [], t).general : '' };
}
