import { useText } from '@etalage/ui-kit';
import { Action, Dialog, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { discountEventsQuery, type OwnedDiscount } from '../../queries/discount-queries.ts';
import { eventLines, type PartNames } from '../../screen/history/event-lines.ts';
import { HistoryEvent } from '../../screen/history/history-event.tsx';
import { events as eventList, soft } from '../../screen/history/history.css.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';

const parts: PartNames = {
  title: 'discounts_field_title',
  code: 'discounts_field_code',
  kind: 'discounts_field_kind',
  value: 'discounts_column_worth',
  minimum: 'discounts_field_minimum',
  scope: 'discounts_field_scope',
  category_ids: 'discounts_field_categories',
  product_ids: 'discounts_field_products',
  combines: 'discounts_field_combines',
  is_active: 'discounts_field_active',
  starts_at: 'discounts_field_starts',
  ends_at: 'discounts_field_ends',
  emails: 'discounts_field_emails',
  uses_max: 'discounts_field_uses_max',
  customer_uses_max: 'discounts_field_customer_uses_max',
};

/** The button that opens the history of a discount. */
export function DiscountHistory({ discount }: { discount: OwnedDiscount }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Action onClick={() => setIsOpen(true)}>{t('products_history')}</Action>
      {isOpen && <DiscountHistoryDialog discount={discount} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DiscountHistoryDialog({ discount, onClose }: { discount: OwnedDiscount; onClose: () => void }) {
  const t = useText();
  const { website } = useSession();
  const { data, isError, refetch } = useQuery(discountEventsQuery(website.id, discount.id));
  return (
    <Dialog
      open
      size="medium"
      title={t('products_history_title', { title: discount.title })}
      onOpenChange={(open) => !open && onClose()}
    >
      {!data && !isError && <TableSkeleton label={t('dashboard_loading')} rows={3} />}
      {!data && isError && <LoadFailure onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={soft}>{t('discounts_history_empty')}</p>}
      {data && data.length > 0 && (
        <ol className={eventList}>
          {data.map((event) => (
            <HistoryEvent
              key={event.id}
              event={event}
              title={t(`discounts_action_${event.action}`)}
              lines={eventLines(event, t, parts)}
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}
