import { formatCount, formatDateTime, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type OwnedProduct,
  type PriceMoment,
  type PriceRecord,
  pricesQuery,
} from '../../../queries/product-queries.ts';
import { event as eventRow, eventHead, soft } from '../../../screen/history/history.css.ts';
import { HistoryDialog } from '../../../screen/history/history-dialog.tsx';
import { useSession } from '../../../session/session-context.ts';

type Named = Pick<OwnedProduct, 'id' | 'title'>;

/** Opens the prices that a product had. */
export function PriceHistory({ product }: { product: Named }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Action onClick={() => setIsOpen(true)}>{t('products_prices_history')}</Action>
      {isOpen && <PriceHistoryDialog product={product} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function PriceHistoryDialog({ product, onClose }: { product: Named; onClose: () => void }) {
  const t = useText();
  const { website } = useSession();
  const query = useQuery({ ...pricesQuery(website.id, product.id), select: newestFirst });
  return (
    <HistoryDialog
      title={t('products_prices_title', { title: product.title })}
      query={query}
      empty={t('products_prices_empty')}
      notice={<p className={soft}>{t('products_prices_about')}</p>}
      onClose={onClose}
    >
      {(moment, index) => <Moment key={index} moment={moment} />}
    </HistoryDialog>
  );
}

const newestFirst = ({ moments }: PriceRecord) => moments.toReversed();

function Moment({ moment }: { moment: PriceMoment }) {
  const t = useText();
  const { at, price_cents, sale_price_cents: sale, is_public, is_repriced, variants } = moment;
  const changed = Object.keys(variants).length;
  const said = [
    sale === null ? '' : t('products_prices_sale', { price: formatMoney(price_cents) }),
    is_public ? '' : t('products_prices_hidden'),
    is_repriced ? t('products_prices_repriced') : '',
    changed === 0 ? '' : t('products_prices_variants', { count: formatCount(changed) }),
  ];
  const when = new Date(at).toISOString();
  return (
    <li className={eventRow}>
      <p className={eventHead}>
        {formatMoney(sale ?? price_cents)}
        <time className={soft} dateTime={when}>
          {t('products_prices_from', { moment: formatDateTime(when) })}
        </time>
      </p>
      {said.some(Boolean) && <p>{said.filter(Boolean).join(' · ')}</p>}
    </li>
  );
}
