import { useText } from '@etalage/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { type VatRecheck, vatRecheckQuery } from '../../../queries/vat-recheck-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as orderStyles from '../orders.css.ts';
import * as styles from '../refund/refund.css.ts';
import { PayBackVat } from './pay-back-vat.tsx';
import { recheckText } from './recheck-words.ts';
import { VatCorrection } from './vat-correction.tsx';

/** What became of the VAT number of an order that was placed while VIES gave no answer; nothing for all others. */
export function OrderVatRecheck({ order: { order } }: { order: OwnerOrder }) {
  const { website } = useSession();
  const { number, version } = order;
  const query = useQuery({
    ...vatRecheckQuery(website.id, { number, version }),
    placeholderData: keepPreviousData,
  });
  if (query.isError && !query.data) return <LoadFailure onRetry={() => void query.refetch()} />;
  if (!query.data || query.data.state === 'none') return null;
  return <Recheck number={number} recheck={query.data} />;
}

function Recheck({ number, recheck }: { number: string; recheck: VatRecheck }) {
  const t = useText();
  const { proposal, consultation_number: proof } = recheck;
  return (
    <section className={orderStyles.panel} aria-labelledby="vat-recheck">
      <h2 id="vat-recheck" className={orderStyles.panelTitle}>
        {t('vat_recheck')}
      </h2>
      <div className={styles.form}>
        <p>{recheckText(recheck, t)}</p>
        {proof !== '' && <p className={styles.soft}>{t('vat_recheck_proof', { proof })}</p>}
        {(proposal === 'open' || proposal === 'declined') && (
          <VatCorrection number={number} recheck={recheck} />
        )}
        {proposal === 'made' && <PayBackVat number={number} tax={recheck.tax_to_pay_back} />}
      </div>
    </section>
  );
}
