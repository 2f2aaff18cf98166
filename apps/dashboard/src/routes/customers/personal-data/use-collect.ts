import { dutchDayOf } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CustomerReply, fetchPersonalData, renewCustomer } from '../../../queries/customer-queries.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { fetchFileBytes } from '../../../queries/form-queries.ts';
import { fetchQuoteFileBytes } from '../../../queries/quote-queries.ts';
import { saveFile } from '../../../screen/save-file.ts';
import { useSession } from '../../../session/session-context.ts';
import { collectAttachments } from './collect-attachments.ts';
import { collectData } from './collect-data.ts';

/** Saves all that is stored about a customer: for people to read, and for machines. */
export function useCollect({ id, email }: CustomerReply['customer']) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: async () => {
      const data = await collectData((cursor) => fetchPersonalData(website.id, id, cursor));
      const attachments = await collectAttachments(data, {
        ofForm: (path) => fetchFileBytes(website.id, path),
        ofQuote: (number, key) => fetchQuoteFileBytes(website.id, { number, key }),
      });
      const { packData } = await import('./pack-data.ts');
      const now = new Date();
      const date = dutchDayOf(now);
      const name = t('customers_collect_file', { email: email.replace(/[^\w.@+-]/g, '_'), date });
      saveFile(`${name}.zip`, packData(data, attachments, { website: website.name, now, t }));
    },
    onMutate: () => showToast({ text: t('customers_collect_busy') }),
    onSuccess: () => showToast({ text: t('customers_collect_done') }),
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
    onSettled: () => renewCustomer(client, website.id, id),
  });
}
