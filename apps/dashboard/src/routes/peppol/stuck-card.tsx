import { useText } from '@etalage/ui-kit';
import type { PeppolSettings } from '../../queries/peppol-queries.ts';
import { textLink } from '../../screen/surface.css.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import { AccountCard } from '../account/account-card.tsx';
import * as account from '../account/account.css.ts';
import * as shipping from '../shipping/shipping.css.ts';

/** Invoices that did not arrive, each with the way to its order. */
export function StuckCard({ stuck }: Pick<PeppolSettings, 'stuck'>) {
  const t = useText();
  const isEmpty = stuck.length === 0;
  return (
    <AccountCard title={t('peppol_stuck')} intro={t(isEmpty ? 'peppol_stuck_none' : 'peppol_stuck_intro')}>
      {!isEmpty && (
        <ul className={shipping.list}>
          {stuck.map(({ order_number: order, number, reason }) => (
            <li key={number}>
              <ScreenLink className={textLink} to={`/bestellingen/${encodeURIComponent(order)}`}>
                {t('peppol_stuck_invoice', { number, order })}
              </ScreenLink>
              <p className={account.soft}>{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  );
}
