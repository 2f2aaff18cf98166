import type { BookedPeriod } from '@etalage/shop-domain';
import type { TextKey, Translate } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';
import type { ComponentProps } from 'react';
import { card, cardHead, cardTitle } from '../../screen/surface.css.ts';
import * as styles from './bookkeeping.css.ts';
import { type BookedFile, useBookedExport } from './use-booked-export.ts';
import { useInvoiceZip } from './use-invoice-zip.ts';

type SheetFile = Exclude<BookedFile, 'invoices'>;
type Titles = Readonly<Record<'title' | 'about' | 'action', TextKey>>;

const files: readonly SheetFile[] = ['orders', 'refunds', 'payments'];
const texts: Readonly<Record<BookedFile, Titles>> = {
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
  vat_lines: {
    title: 'bookkeeping_file_vat_lines',
    about: 'bookkeeping_file_vat_lines_about',
    action: 'bookkeeping_export_vat_lines',
  },
  invoices: {
    title: 'bookkeeping_file_invoices',
    about: 'bookkeeping_file_invoices_about',
    action: 'bookkeeping_export_invoices',
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
          <SheetRow key={file} file={file} period={period} />
        ))}
        <InvoicesRow period={period} />
      </ul>
    </section>
  );
}

/** A file of lines, part by part. */
export function SheetRow({ file, period }: { file: SheetFile; period: BookedPeriod }) {
  const t = useText();
  const { run, isRunning, count } = useBookedExport(file, period);
  const said = isRunning ? t('bookkeeping_export_busy', { count: formatCount(count) }) : '';
  return (
    <FileRow titles={texts[file]} isBusy={isRunning} said={said} entries={sheetEntries(run, isRunning, t)} />
  );
}

/** Invoices are a sheet, and files by themselves. */
function InvoicesRow({ period }: { period: BookedPeriod }) {
  const t = useText();
  const sheet = useBookedExport('invoices', period);
  const zip = useInvoiceZip(period);
  const isBusy = sheet.isRunning || zip.isRunning;
  const count = formatCount(zip.progress.count);
  const total = formatCount(zip.progress.total);
  const lines = t('bookkeeping_export_busy', { count: formatCount(sheet.count) });
  const fetched = t('bookkeeping_zip_busy', { count, total });
  const running = sheet.isRunning ? lines : fetched;
  const entries = [
    ...sheetEntries(sheet.run, isBusy, t),
    { text: t('bookkeeping_zip_pdf'), disabled: isBusy, onChoose: () => zip.run('pdf') },
    { text: t('bookkeeping_zip_ubl'), disabled: isBusy, onChoose: () => zip.run('ubl') },
  ];
  return <FileRow titles={texts.invoices} isBusy={isBusy} said={isBusy ? running : ''} entries={entries} />;
}

/** The kinds of files for a spreadsheet. */
export const sheetEntries = (run: (kind: 'csv' | 'xlsx') => void, disabled: boolean, t: Translate) => [
  { text: t('bookkeeping_export_csv'), disabled, onChoose: () => run('csv') },
  { text: t('bookkeeping_export_xlsx'), disabled, onChoose: () => run('xlsx') },
];

interface FileRowProps {
  titles: Titles;
  isBusy: boolean;
  /** How far it is; '' when nothing runs. */
  said: string;
  entries: ComponentProps<typeof Menu>['entries'];
}

function FileRow({ titles, isBusy, said, entries }: FileRowProps) {
  const t = useText();
  return (
    <li className={styles.file}>
      <div className={styles.fileText}>
        <span className={styles.fileTitle}>{t(titles.title)}</span>
        <span className={styles.fileAbout}>{t(titles.about)}</span>
        <span role="status" className={styles.fileAbout}>
          {said}
        </span>
      </div>
      <Menu
        trigger={
          <Action icon="download" busy={isBusy} aria-label={t(titles.action)}>
            {t('bookkeeping_export')}
          </Action>
        }
        entries={entries}
      />
    </li>
  );
}
