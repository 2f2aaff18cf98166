import type { BookedPeriod } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import { card, cardTitle } from '../../../screen/surface.css.ts';
import { useSheetExport } from '../../imports/use-sheet-export.ts';
import { sheetEntries } from '../booked-files.tsx';
import * as books from '../bookkeeping.css.ts';
import * as styles from './vat.css.ts';

interface Sheet {
  /** With the headings first. */
  readonly rows: string[][];
  readonly name: TextKey;
  readonly action: TextKey;
}

interface Props {
  title: string;
  about: string;
  period: BookedPeriod;
  /** What can be saved of it; nothing if there is nothing. */
  sheet?: Sheet | undefined;
  children: ReactNode;
}

/** The figures of one return, which can be saved as they are shown. */
export function VatCard({ title, about, period, sheet, children }: Props) {
  return (
    <section className={card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={cardTitle}>{title}</h2>
        {sheet && <SheetMenu sheet={sheet} period={period} />}
      </div>
      <p className={books.about}>{about}</p>
      {children}
    </section>
  );
}

function SheetMenu({ sheet: { rows, name, action }, period }: { sheet: Sheet; period: BookedPeriod }) {
  const t = useText();
  const [head = [], ...lines] = rows;
  const { run, isRunning } = useSheetExport<string[]>({
    fetchPart: () => Promise.resolve({ items: lines, next: '' }),
    rowsOf: (items) => [head, ...items],
    nameOf: () => t(name, { ...period }),
    doneText: (count) =>
      count === 1
        ? t('bookkeeping_export_done_one')
        : t('bookkeeping_export_done', { count: formatCount(count) }),
  });
  return (
    <Menu
      trigger={
        <Action icon="download" busy={isRunning} aria-label={t(action)}>
          {t('bookkeeping_export')}
        </Action>
      }
      entries={sheetEntries(run, isRunning, t)}
    />
  );
}
