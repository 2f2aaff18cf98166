import type { BookedPeriod } from '@etalage/shop-domain';
import { formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { EmptyState, Tabs } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { type Bookkeeping, bookkeepingQuery } from '../../queries/bookkeeping-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { Loading } from '../../screen/loading.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import { BookedFiles } from './booked-files.tsx';
import * as styles from './bookkeeping.css.ts';
import { BookedFigures, BookedTables } from './booked-tables.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { useChosenPeriod } from './use-chosen-period.ts';
import { VatPeriod } from './vat/vat-period.tsx';

/** `/boekhouding`: what the books and the VAT returns need of a period. */
export function BookkeepingRoute() {
  const t = useText();
  const chosen = useChosenPeriod();
  const { period, problem, isVat } = chosen;
  const books = problem === undefined && <Period period={period} />;
  const vat = problem === undefined && <VatPeriod period={period} />;
  return (
    <>
      <ScreenHeader title={t('bookkeeping_heading')} intro={t('bookkeeping_intro')} />
      <PeriodChoice chosen={chosen} />
      <Tabs
        flush
        label={t('bookkeeping_tabs')}
        value={isVat ? 'vat' : 'books'}
        onChange={(name) => chosen.showVat(name === 'vat')}
        tabs={[
          { name: 'books', title: t('bookkeeping_tab_books'), content: books },
          { name: 'vat', title: t('bookkeeping_tab_vat'), content: vat },
        ]}
      />
    </>
  );
}

function Period({ period }: { period: BookedPeriod }) {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(
    bookkeepingQuery(website.id, period),
  );
  return (
    <div className={styles.cards} aria-busy={isPlaceholderData}>
      <p className={styles.period} role="status">
        {t('bookkeeping_of', { from: formatDate(period.from), until: formatDate(period.until) })}
      </p>
      {isPending && <Loading />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && isEmpty(data) && (
        <EmptyState
          role="status"
          icon="ledger"
          title={t('bookkeeping_empty')}
          text={t('bookkeeping_empty_text')}
        />
      )}
      {data && !isEmpty(data) && <Books books={data} period={period} />}
    </div>
  );
}

function Books({ books, period }: { books: Bookkeeping; period: BookedPeriod }) {
  return (
    <>
      <BookedFigures books={books} />
      <BookedFiles period={period} />
      <BookedTables books={books} />
    </>
  );
}

const isEmpty = ({ orders, refunds, payments }: Bookkeeping) =>
  orders === 0 && refunds === 0 && payments.length === 0;
