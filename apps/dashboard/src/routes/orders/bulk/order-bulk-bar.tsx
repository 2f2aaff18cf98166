import { MAX_BULK_ORDERS } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { ChooseAllBar } from '../../../lists/choose-all-bar.tsx';
import type { ChosenRows } from '../../../lists/use-chosen-rows.ts';
import type { ListedOrder } from '../../../queries/order-queries.ts';
import { ChosenExport } from '../export/chosen-export.tsx';
import { usePackingSlips } from '../packing/use-packing-slips.ts';
import * as styles from './bulk.css.ts';
import { SendOrdersDialog } from './send-orders-dialog.tsx';

/** Chooses all rows of the page, and says how many are chosen, with what can be done with them. */
export function OrderBulkBar({ chosen }: { chosen: ChosenRows<ListedOrder> }) {
  const t = useText();
  const count = chosen.rows.length;
  const isTooMany = count > MAX_BULK_ORDERS;
  return (
    <ChooseAllBar label={t('orders_choose_all')} areAll={chosen.areAll} onChooseAll={chosen.chooseAll}>
      {count > 0 && !isTooMany && <ChosenActions numbers={chosen.rows.map(({ number }) => number)} />}
      <p role="status" className={styles.count}>
        {count > 0 && t(count === 1 ? 'orders_chosen_one' : 'orders_chosen', { count: String(count) })}
        {isTooMany && ` ${t('orders_chosen_most', { most: String(MAX_BULK_ORDERS) })}`}
      </p>
      {count > 0 && (
        <Action kind="quiet" onClick={chosen.clear}>
          {t('orders_choose_none')}
        </Action>
      )}
    </ChooseAllBar>
  );
}

function ChosenActions({ numbers }: { numbers: string[] }) {
  const t = useText();
  const [isSending, setSending] = useState(false);
  const slips = usePackingSlips();
  return (
    <>
      <Action onClick={() => setSending(true)}>{t('orders_send')}</Action>
      <Menu
        trigger={<Action busy={slips.isPending}>{t('packing_slips')}</Action>}
        entries={[
          { text: t('packing_slips_left'), onChoose: () => slips.mutate({ numbers, pieces: 'left' }) },
          { text: t('packing_slips_all'), onChoose: () => slips.mutate({ numbers, pieces: 'all' }) },
        ]}
      />
      <ChosenExport numbers={numbers} />
      {isSending && <SendOrdersDialog numbers={numbers} onClose={() => setSending(false)} />}
    </>
  );
}
