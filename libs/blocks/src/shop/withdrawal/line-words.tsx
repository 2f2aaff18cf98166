import * as styles from './withdrawal.css.ts';

interface Props {
  line: { title: string; details: readonly string[] };
  pieces?: number;
  /** Why nobody can withdraw from it, or until when; '' for nothing to say. */
  note?: string;
}

/** A line of an order: its title with its options below it. */
export function LineWords({ line, pieces, note = '' }: Props) {
  return (
    <div className={styles.words}>
      <span>{pieces === undefined ? line.title : `${pieces} × ${line.title}`}</span>
      {line.details.map((detail) => (
        <span key={detail} className={styles.muted}>
          {detail}
        </span>
      ))}
      {note !== '' && <strong className={styles.note}>{note}</strong>}
    </div>
  );
}
