import { formatCount, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import type { Bookkeeping } from '../../queries/bookkeeping-queries.ts';
import { card, cardTitle } from '../../screen/surface.css.ts';
import { countryName } from '../orders/order-columns.tsx';
import * as styles from './bookkeeping.css.ts';
import { PaymentsTable } from './payments-table.tsx';
import { SumsTable } from './sums-table.tsx';
import { vatName } from './vat-words.ts';

/** What the tables of a period add up: per VAT rate and per country, and what arrived. */
export function BookedTables({ books }: { books: Bookkeeping }) {
  const t = useText();
  const { orders, refunds, total, rates, countries, payments } = books;
  const hasSales = orders > 0 || refunds > 0;
  return (
    <>
      <Card title={t('bookkeeping_rates')} about={t('bookkeeping_counts')}>
        {hasSales ? (
          <SumsTable
            label={t('bookkeeping_rates')}
            rowTitle={t('bookkeeping_rate')}
            total={total}
            rows={rates.map((rate) => ({ ...rate, name: vatName(rate, t) }))}
          />
        ) : (
          <p className={styles.none}>{t('bookkeeping_sales_empty')}</p>
        )}
      </Card>
      {hasSales && (
        <Card title={t('bookkeeping_countries')} about={t('bookkeeping_countries_about')}>
          <SumsTable
            label={t('bookkeeping_countries')}
            rowTitle={t('bookkeeping_country')}
            total={total}
            rows={countries.map((one) => ({
              ...one,
              name: one.country === '' ? t('bookkeeping_country_unknown') : countryName(one.country, t),
            }))}
          />
        </Card>
      )}
      <Card title={t('bookkeeping_payments')} about={t('bookkeeping_payments_about')}>
        {payments.length > 0 ? (
          <PaymentsTable payments={payments} />
        ) : (
          <p className={styles.none}>{t('bookkeeping_payments_empty')}</p>
        )}
      </Card>
    </>
  );
}

/** What is left after refunds, and what arrived. */
export function BookedFigures({ books: { total, payments, tests } }: { books: Bookkeeping }) {
  const t = useText();
  const received = payments.reduce((sum, payment) => sum + payment.received, 0);
  const figures = [
    [t('bookkeeping_figure_net'), total.balance.net],
    [t('bookkeeping_figure_tax'), total.balance.tax],
    [t('bookkeeping_figure_gross'), total.balance.gross],
    [t('bookkeeping_payments'), received],
  ] as const;
  return (
    <div className={styles.figureBlock}>
      <dl className={styles.figures}>
        {figures.map(([name, amount]) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.figureName}>{name}</dt>
            <dd className={styles.figureValue}>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
      {tests > 0 && (
        <p className={styles.tests}>
          {tests === 1 ? t('bookkeeping_tests_one') : t('bookkeeping_tests', { count: formatCount(tests) })}
        </p>
      )}
    </div>
  );
}

function Card({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section className={card}>
      <h2 className={cardTitle}>{title}</h2>
      <p className={styles.about}>{about}</p>
      {children}
    </section>
  );
}
