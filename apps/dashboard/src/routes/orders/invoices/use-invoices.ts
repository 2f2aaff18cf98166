import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedWith } from '../../../queries/call-api.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { fetchInvoiceFile, postMakeInvoice } from '../../../queries/invoice-queries.ts';
import { renewOrder } from '../../../queries/order-queries.ts';
import { bytesOfBase64 } from '../../../screen/bytes-of-base64.ts';
import { saveFile } from '../../../screen/save-file.ts';
import { useSession } from '../../../session/session-context.ts';

/** Makes the invoice of an order, or the credit notes that it lacks. */
export function useMakeInvoice(number: string, version: number) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const queryKey = ['invoices', website.id, number];
  return useMutation({
    mutationFn: () => postMakeInvoice(website.id, { number, version }),
    onSuccess: () => {
      showToast({ text: t('invoices_made') });
    },
    onError: (error) => {
      const isChanged = failedWith(error, 'conflict');
      showToast({ text: isChanged ? t('order_actions_conflict') : failureTexts(error, [], t).general });
    },
    onSettled: () =>
      Promise.all([renewOrder(client, website.id, number), client.invalidateQueries({ queryKey })]),
  });
}

const types = { pdf: 'application/pdf', ubl: 'application/xml' } as const;

/** Saves a document as a file. */
export function useInvoiceFile() {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  return useMutation({
    mutationFn: (asked: { id: string; form: keyof typeof types }) => fetchInvoiceFile(website.id, asked),
    onSuccess: ({ name, file }, { form }) => {
      saveFile(name, new Blob([bytesOfBase64(file)], { type: types[form] }));
    },
    onError: (error) => showToast({ text: failureTexts(error, [], t).general }),
  });
}
