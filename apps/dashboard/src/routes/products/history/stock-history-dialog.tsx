import { formatAgo, formatCount, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import {
  type OwnedProduct,
  type StockMovement,
  stockMovementsQuery,
} from '../../../queries/product-queries.ts';
import { HistoryDialog } from '../../../screen/history/history-dialog.tsx';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import { event as eventRow, eventHead, soft } from '../../../screen/history/history.css.ts';

interface Props {
  product: OwnedProduct;
  onClose: () => void;
}

/** Why there are as many pieces of a product as there are. */
export function StockHistoryDialog({ product, onClose }: Props) {
  const t = useText();
  const { website } = useSession();
  const query = useQuery(stockMovementsQuery(website.id, product.id));
  return (
    <HistoryDialog
      title={t('products_stock_history_title', { title: product.title })}
      query={query}
      empty={t('products_stock_history_empty')}
      onClose={onClose}
    >
      {(movement) => <Movement key={movement.id} movement={movement} variants={product.variants} />}
    </HistoryDialog>
  );
}

interface MovementProps {
  movement: StockMovement;
  variants: OwnedProduct['variants'];
}

function Movement({ movement, variants }: MovementProps) {
  const t = useText();
  const { at, change, on_hand, reason, note, member, order_number: number, variant_id } = movement;
  const shelf = useShelfName(variants, variant_id);
  return (
    <li className={eventRow}>
      <p className={eventHead}>
        {change > 0 ? `+${formatCount(change)}` : formatCount(change)}
        {shelf !== '' && <span>{shelf}</span>}
        <span className={soft}>
          {member !== '' && `${t('redirects_history_by', { member })} `}
          <time dateTime={at} title={formatDateTime(at)}>
            {formatAgo(at, new Date())}
          </time>
        </span>
      </p>
      <p>
        {[t(`products_stock_reason_${reason}`), note].filter(Boolean).join(' · ')}{' '}
        {number !== '' && (
          <ScreenLink to={`/bestellingen/${encodeURIComponent(number)}`}>
            {t('products_stock_history_order', { number })}
          </ScreenLink>
        )}{' '}
        <span className={soft}>{t('products_stock_history_left', { count: formatCount(on_hand) })}</span>
      </p>
    </li>
  );
}

/** What pieces are of; '' for a product that has no variants. */
function useShelfName(variants: OwnedProduct['variants'], variantId: string): string {
  const t = useText();
  if (variantId === '' || variantId === '-') {
    return variants.length > 0 ? t('products_stock_history_whole') : '';
  }
  const variant = variants.find(({ id }) => id === variantId);
  return variant ? variant.choices.join(', ') : t('products_stock_history_gone');
}
