import type { BookedPeriod } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';
import { card, cardHead, cardTitle } from '../../screen/surface.css.ts';
import * as styles from './bookkeeping.css.ts';
import { type BookedFile, useBookedExport } from './use-booked-export.ts';

const files: readonly BookedFile[] = ['orders', 'refunds', 'payments'];
const texts: Readonly<Record<BookedFile, Readonly<Record<'title' | 'about' | 'action', TextKey>>>> = {
  orders: {
    title: 'bookkeeping_file_orders',
    about: 'bookkeeping_file_orders_about',
    action: 'bookkeeping_export_orders',
  },
  refunds: {
    title: 'bookkeeping_file_refunds',
    about: 'bookkeeping_file_refunds_about',
    action: 'bookkeeping_export_refunds',
  },
  payments: {
    title: 'bookkeeping_file_payments',
    about: 'bookkeeping_file_payments_about',
    action: 'bookkeeping_export_payments',
  },
};

/** The files of a period, each as CSV or for Excel. */
export function BookedFiles({ period }: { period: BookedPeriod }) {
  const t = useText();
  return (
    <section className={card} aria-labelledby="booked-files">
      <div className={cardHead}>
        <h2 id="booked-files" className={cardTitle}>
          {t('bookkeeping_files')}
        </h2>
      </div>
      <ul className={styles.files}>
        {files.map((file) => (
          <File key={file} file={file} period={period} />
        ))}
      </ul>
    </section>
  );
}

function File({ file, period }: { file: BookedFile; period: BookedPeriod }) {
  const t = useText();
  const { run, isRunning, count } = useBookedExport(file, period);
  const { title, about, action } = texts[file];
  return (
    <li className={styles.file}>
      <div className={styles.fileText}>
        <span className={styles.fileTitle}>{t(title)}</span>
        <span className={styles.fileAbout}>{t(about)}</span>
        <span role="status" className={styles.fileAbout}>
          {isRunning && t('bookkeeping_export_busy', { count: formatCount(count) })}
        </span>
      </div>
      <Menu
        trigger={
          <Action icon="download" busy={isRunning} aria-label={t(action)}>
            {t('bookkeeping_export')}
          </Action>
        }
        entries={[
          { text: t('bookkeeping_export_csv'), disabled: isRunning, onChoose: () => run('csv') },
          { text: t('bookkeeping_export_xlsx'), disabled: isRunning, onChoose: () => run('xlsx') },
        ]}
      />
    </li>
  );
}
