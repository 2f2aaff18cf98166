import * as styles from './bookkeeping.css.ts';

interface Props {
  /** The title of its column, which a phone shows in the cell. */
  title: string;
  children: string;
}

/** A number of a table of the books. Screen readers read the column's title from the head of the table. */
export function AmountCell({ title, children }: Props) {
  return (
    <td>
      <span aria-hidden className={styles.cellTitle}>
        {title}
      </span>
      {children}
    </td>
  );
}
