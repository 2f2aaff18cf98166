import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { discountEventsQuery, type OwnedDiscount } from '../../queries/discount-queries.ts';
import { eventLines, type PartNames } from '../../screen/history/event-lines.ts';
import { HistoryButton } from '../../screen/history/history-button.tsx';
import { HistoryDialog } from '../../screen/history/history-dialog.tsx';
import { HistoryEvent } from '../../screen/history/history-event.tsx';
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
  return (
    <HistoryButton>
      {(onClose) => <DiscountHistoryDialog discount={discount} onClose={onClose} />}
    </HistoryButton>
  );
}

function DiscountHistoryDialog({ discount, onClose }: { discount: OwnedDiscount; onClose: () => void }) {
  const t = useText();
  const { website } = useSession();
  const query = useQuery(discountEventsQuery(website.id, discount.id));
  return (
    <HistoryDialog
      title={t('products_history_title', { title: discount.title })}
      query={query}
      empty={t('discounts_history_empty')}
      onClose={onClose}
    >
      {(event) => (
        <HistoryEvent
          key={event.id}
          event={event}
          title={t(`discounts_action_${event.action}`)}
          lines={eventLines(event, t, parts)}
        />
      )}
    </HistoryDialog>
  );
}
