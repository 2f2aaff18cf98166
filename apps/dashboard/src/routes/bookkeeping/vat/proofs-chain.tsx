import { formatCount, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { postCheckVatProofs, type VatProofs, vatProofsQuery } from '../../../queries/vat-proof-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import * as books from '../bookkeeping.css.ts';
import * as styles from './vat.css.ts';

/** How long the chain is, whether it adds up as far as is known, and the check of all of it. */
export function Chain({ proofs: { count, last, broken, whole_at } }: { proofs: VatProofs }) {
  const t = useText();
  const size = count === 1 ? t('vat_proofs_one') : t('vat_proofs_count', { count: formatCount(count) });
  const newest =
    last &&
    t('vat_proofs_last', { at: formatDateTime(new Date(last.checked_at)), number: last.order_number });
  return (
    <>
      {broken && <Broken at={broken} />}
      {!broken && last && <p className={styles.noticeTitle}>{t('vat_proofs_whole')}</p>}
      <p className={last ? styles.noticeText : books.none}>
        {last ? `${size}. ${newest}` : t('vat_proofs_none')}
      </p>
      {last && <WholeCheck at={whole_at} />}
    </>
  );
}

/** Checks the whole chain, which happens once a day by itself. */
function WholeCheck({ at }: { at: Date | null }) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: () => postCheckVatProofs(website.id),
    onSuccess: (proofs) => client.setQueryData(vatProofsQuery(website.id).queryKey, proofs),
  });
  const seen = at ? t('vat_proofs_checked', { at: formatDateTime(at) }) : t('vat_proofs_unchecked');
  return (
    <div className={styles.check}>
      <Action onClick={() => check.mutate()} busy={check.isPending}>
        {t(check.isPending ? 'vat_proofs_checking' : 'vat_proofs_check')}
      </Action>
      <p className={styles.noticeText} role="status">
        {check.error ? failureTexts(check.error, [], t).general : seen}
      </p>
    </div>
  );
}

function Broken({ at: { number, order_number: order } }: { at: NonNullable<VatProofs['broken']> }) {
  const t = useText();
  const place = formatCount(number);
  const title =
    order === ''
      ? t('vat_proofs_broken', { number: place })
      : t('vat_proofs_broken_at', { number: place, order });
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.noticeTitle}>{title}</p>
      <p className={styles.noticeText}>{t('vat_proofs_broken_about')}</p>
    </div>
  );
}
