import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import type { CustomerReply } from '../../../queries/customer-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { EraseDialog } from '../erase/erase-dialog.tsx';
import { useCollect } from '../personal-data/use-collect.ts';

/** What an owner does with the data of a customer. */
export function CustomerActions({ customer }: { customer: CustomerReply['customer'] }) {
  const t = useText();
  const { website } = useSession();
  const [isErasing, setErasing] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const collect = useCollect(customer);
  if (website.role !== 'owner') return null;
  return (
    <>
      <Menu
        trigger={
          <Action ref={setButton} icon="more" busy={collect.isPending}>
            {t('customers_data')}
          </Action>
        }
        entries={[
          { text: t('customers_collect'), disabled: collect.isPending, onChoose: () => collect.mutate() },
          { text: t('customers_erase'), dangerous: true, onChoose: () => setErasing(true) },
        ]}
      />
      {isErasing && (
        <EraseDialog
          customer={customer}
          onClose={() => setErasing(false)}
          onCloseFocus={(event) => {
            event.preventDefault();
            // The button is gone once the customer was erased.
            if (button?.isConnected) button.focus();
            else document.querySelector('h1')?.focus();
          }}
        />
      )}
    </>
  );
}
