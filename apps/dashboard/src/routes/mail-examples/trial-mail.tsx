import type { MailExample } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTexts } from '../../queries/failure-texts.ts';
import { postTrialMail } from '../../queries/mail-example-queries.ts';
import { renewMails } from '../../queries/mail-queries.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import { useSession } from '../../session/session-context.ts';
import type { Wordings } from '../texts/find-texts.ts';

/** Sends the mail that is shown to the member who looks at it. */
export function TrialMail({ mail, texts }: { mail: MailExample; texts: Wordings }) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const [key] = useState(createRepeatKey);
  const sending = useMutation({
    mutationFn: () => {
      const asked = { mail, texts: { ...texts } };
      return postTrialMail(website.id, { ...asked, id: key.for(asked) });
    },
    onSuccess: async ({ recipient }) => {
      key.made();
      showToast({ text: t('mails_trial_sent', { recipient }) });
      await renewMails(client, website.id);
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
  return (
    <Action icon="mail" busy={sending.isPending} onClick={() => sending.mutate()}>
      {t('mails_trial_send')}
    </Action>
  );
}
