import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTexts } from '../../queries/failure-texts.ts';
import { postResendMails, renewMails } from '../../queries/mail-queries.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import { useSession } from '../../session/session-context.ts';

/** Sends refused mails again, and says which were left out and why. */
export function useResendMails(onDone: () => void) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const [key] = useState(createRepeatKey);
  const resend = useMutation({
    mutationFn: (mail_ids: string[]) => postResendMails(website.id, { id: key.for(mail_ids), mail_ids }),
    onSuccess: async ({ sent, skipped }) => {
      key.made();
      showToast({ text: [sentText(sent, t), skippedText(skipped, t)].filter(Boolean).join(' ') });
      onDone();
      await renewMails(client, website.id);
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  return { run: (ids: string[]) => resend.mutate(ids), isPending: resend.isPending };
}

export type ResendMails = ReturnType<typeof useResendMails>;

function sentText(sent: number, t: Translate): string {
  if (sent === 0) return t('mails_again_none');
  return sent === 1 ? t('mails_again_done_one') : t('mails_again_done', { count: String(sent) });
}

function skippedText(skipped: readonly { subject: string; message: string }[], t: Translate): string {
  const [first] = skipped;
  if (!first) return '';
  if (skipped.length === 1) return t('mails_skipped_one', { ...first });
  return t('mails_skipped', { ...first, count: String(skipped.length) });
}
