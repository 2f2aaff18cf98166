import { formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { type Column, DataTable } from '@etalage/ui-kit/dashboard';
import type { Consent } from '../../queries/consent-queries.ts';
import * as styles from './cookies.css.ts';

/** Proofs of consent: when, on which page, and what was allowed of what was offered. */
export function ProofTable({ consents }: { consents: readonly Consent[] }) {
  const t = useText();
  const names = ({ entries }: Consent, isAllowed: boolean) =>
    entries
      .filter(({ allowed }) => allowed === isAllowed)
      .map(({ id, name }) => name || t('cookies_proofs_gone', { id }))
      .join(', ');
  const choiceColumn = (key: 'allowed' | 'refused'): Column<Consent> => ({
    key,
    title: t(`cookies_proofs_${key}`),
    cell: (consent) => (
      <>
        <span className={styles.onPhone}>{t(`cookies_proofs_${key}`)}: </span>
        <span className={styles.breaking}>
          {names(consent, key === 'allowed') || t('cookies_proofs_nothing')}
        </span>
      </>
    ),
  });
  const columns: readonly Column<Consent>[] = [
    {
      key: 'moment',
      title: t('cookies_proofs_moment'),
      width: '12rem',
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at)}</time>,
    },
    {
      key: 'page',
      title: t('cookies_proofs_page'),
      width: '16rem',
      soft: true,
      cell: ({ url }) => (
        <span className={styles.clamped} title={url}>
          {url}
        </span>
      ),
    },
    choiceColumn('allowed'),
    choiceColumn('refused'),
  ];
  return <DataTable label={t('cookies_proofs')} columns={columns} rows={consents} rowKey={({ id }) => id} />;
}
