import { ScrollArea } from '@etalage/ui-kit/dashboard';
import { AmountCell } from '../amount-cell.tsx';
import * as books from '../bookkeeping.css.ts';
import * as styles from './vat.css.ts';

export interface AmountsRow {
  readonly key: string;
  readonly name: string;
  /** Below its name. */
  readonly remark?: string;
  readonly isWarning?: boolean;
  /** As they are shown, one for each column; '' leaves a place empty. */
  readonly cells: readonly string[];
  readonly isTotal?: boolean;
}

export interface AmountsGroup {
  readonly key: string;
  /** Above its rows; '' without. */
  readonly title: string;
  readonly rows: readonly AmountsRow[];
}

interface Props {
  label: string;
  /** Of the names, and of each column of amounts. */
  rowTitle: string;
  columns: readonly string[];
  groups: readonly AmountsGroup[];
  /** Whether a phone shows the amounts two by two. */
  isPaired?: boolean;
}

/** Amounts per row, in groups; on a phone each row is a card with the title at each amount. */
export function AmountsTable({ label, rowTitle, columns, groups, isPaired = false }: Props) {
  return (
    <ScrollArea className={isPaired ? `${books.scroll} ${books.paired}` : books.scroll} label={label}>
      <table className={books.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, title, rows }) => (
          <tbody key={key}>
            {title !== '' && (
              <tr className={books.partRow}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {title}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollArea>
  );
}

function Row({ row, columns }: { row: AmountsRow; columns: readonly string[] }) {
  const { name, remark = '', isWarning = false, cells, isTotal = false } = row;
  return (
    <tr className={isTotal ? books.totalRow : undefined}>
      <th scope="row">
        {name}
        {remark !== '' && <span className={isWarning ? styles.warning : styles.remark}>{remark}</span>}
      </th>
      {columns.map((column, at) =>
        cells[at] === '' ? (
          <td key={column} />
        ) : (
          <AmountCell key={column} title={column}>
            {cells[at] ?? ''}
          </AmountCell>
        ),
      )}
    </tr>
  );
}
