import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedWith } from '../../queries/call-api.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import {
  legalCheckQuery,
  postLegalAside,
  postLegalBack,
  showLegalCheck,
} from '../../queries/legal-check-queries.ts';
import { useSession } from '../../session/session-context.ts';

/** Puts a finding aside or takes it back; one that is gone meanwhile leaves the screen with the newest check. */
export function useChangeAside() {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const onError = (error: unknown) => {
    if (!failedWith(error, 'not_found')) return;
    showToast({ text: t('legal_check_changed') });
    void client.invalidateQueries({ queryKey: legalCheckQuery(website.id).queryKey });
  };
  const aside = useMutation({
    mutationFn: (asked: { key: string; reason: string }) => postLegalAside(website.id, asked),
    onSuccess: (reply) => {
      showToast({ text: t('legal_check_put_aside_done') });
      showLegalCheck(client, website.id, reply);
    },
    onError,
  });
  const back = useMutation({
    mutationFn: (key: string) => postLegalBack(website.id, key),
    onSuccess: (reply) => {
      showToast({ text: t('legal_check_taken_back') });
      showLegalCheck(client, website.id, reply);
    },
    onError,
  });
  const error = aside.error ?? back.error;
  return { aside, back, failure: error ? failureTexts(error, ['reason'], t).general : '' };
}
