import { useText } from '@etalage/ui-kit';
import { Action, CheckboxField, Dialog, DialogActions, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sendOrdersPreviewQuery } from '../../../queries/order-bulk-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as styles from './bulk.css.ts';
import { SendOrdersPreview } from './send-orders-preview.tsx';
import { useSendOrders } from './use-send-orders.ts';

interface Props {
  numbers: string[];
  onClose: () => void;
}

/** Shows which orders are sent and which are left out and why, before it is done. */
export function SendOrdersDialog({ numbers, onClose }: Props) {
  const t = useText();
  const { website } = useSession();
  const [mail, setMail] = useState(true);
  const { data, isError, refetch } = useQuery(sendOrdersPreviewQuery(website.id, numbers));
  const { run, isPending, general } = useSendOrders(onClose);
  const orders = data?.orders ?? [];
  const count = String(orders.length);
  return (
    <Dialog open size="medium" title={t('orders_send_title')} onOpenChange={(open) => !open && onClose()}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const seen = orders.map(({ number, version }) => ({ number, version }));
          if (seen.length > 0 && !isPending) run({ orders: seen, mail });
        }}
      >
        {!data && isError && <LoadFailure onRetry={() => void refetch()} />}
        {!data && !isError && <TableSkeleton label={t('dashboard_loading')} rows={3} />}
        {data && <SendOrdersPreview {...data} />}
        {orders.length > 0 && (
          <CheckboxField
            label={t('orders_send_mail')}
            hint={t('orders_send_mail_hint')}
            checked={mail}
            onChange={(event) => setMail(event.target.checked)}
          />
        )}
        <FormFailure>{general}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isPending} disabled={orders.length === 0}>
            {orders.length === 1 ? t('orders_send_submit_one') : t('orders_send_submit', { count })}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
