import { accountMails, customerMails, type MailExample, shopMails } from '@etalage/api-contract';
import { useAddress } from '../../lists/use-address.ts';

const all: readonly MailExample[] = [...customerMails, ...shopMails, ...accountMails];

/** The mail of the address, `?mail=refund`; the first one without. */
export function useChosenExample(): [mail: MailExample, choose: (mail: MailExample) => void] {
  const address = useAddress();
  const asked = address.get('mail');
  const chosen = all.find((one) => one === asked) ?? customerMails[0];
  return [chosen, (mail) => address.set({ mail }, { replace: true })];
}
