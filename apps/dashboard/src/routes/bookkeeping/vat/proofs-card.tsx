import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import {
  fetchVatProofs,
  type VatProof,
  type VatProofs,
  vatProofsQuery,
} from '../../../queries/vat-proof-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { Loading } from '../../../screen/loading.tsx';
import { card, cardTitle, textLink } from '../../../screen/surface.css.ts';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import { useSheetExport } from '../../imports/use-sheet-export.ts';
import { sheetEntries } from '../booked-files.tsx';
import * as books from '../bookkeeping.css.ts';
import { Chain } from './proofs-chain.tsx';
import { Named } from './named.tsx';
import { proofSheet } from './proof-sheet.ts';
import * as styles from './vat.css.ts';

/** How VIES proved the numbers on which orders relied, and whether any of it was changed since; of all periods. */
export function ProofsCard() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(vatProofsQuery(website.id));
  return (
    <section className={card} aria-labelledby="vat-proofs">
      <div className={styles.head}>
        <h2 id="vat-proofs" className={cardTitle}>
          {t('vat_proofs')}
        </h2>
        {data && data.count > 0 && <ProofsExport />}
      </div>
      <p className={books.about}>{t('vat_proofs_about')}</p>
      {isPending && <Loading />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && <Chain proofs={data} />}
      {data && data.waiting > 0 && <Waiting count={data.waiting} />}
      {data && data.corrections.length > 0 && <Corrections items={data.corrections} />}
    </section>
  );
}

/** Numbers that are asked about again. */
function Waiting({ count }: { count: number }) {
  const t = useText();
  const text =
    count === 1 ? t('vat_proofs_waiting_one') : t('vat_proofs_waiting', { count: formatCount(count) });
  return <p className={styles.noticeText}>{text}</p>;
}

/** Orders whose invoice with VAT should be replaced. */
function Corrections({ items }: { items: VatProofs['corrections'] }) {
  const t = useText();
  const count = items.length;
  const title =
    count === 1
      ? t('vat_proofs_corrections_one')
      : t('vat_proofs_corrections', { count: formatCount(count) });
  return (
    <div className={styles.below}>
      <Named title={title} about={t('vat_proofs_corrections_about')} shown={count} count={count}>
        {items.map(({ order_number: number, vat_number }) => (
          <li key={number}>
            <ScreenLink className={textLink} to={`/bestellingen/${encodeURIComponent(number)}`}>
              {t('vat_proofs_correction', { number, vat_number })}
            </ScreenLink>
          </li>
        ))}
      </Named>
    </div>
  );
}

function ProofsExport() {
  const t = useText();
  const { website } = useSession();
  const { run, isRunning } = useSheetExport<VatProof>({
    fetchPart: async (cursor) => {
      const { proofs, next } = await fetchVatProofs(website.id, cursor);
      return { items: proofs, next };
    },
    rowsOf: (proofs) => proofSheet(proofs, t),
    nameOf: (date) => t('vat_proofs_name', { date }),
    doneText: (count) =>
      count === 1
        ? t('bookkeeping_export_done_one')
        : t('bookkeeping_export_done', { count: formatCount(count) }),
  });
  return (
    <Menu
      trigger={
        <Action icon="download" busy={isRunning} aria-label={t('vat_proofs_export')}>
          {t('bookkeeping_export')}
        </Action>
      }
      entries={sheetEntries(run, isRunning, t)}
    />
  );
}
