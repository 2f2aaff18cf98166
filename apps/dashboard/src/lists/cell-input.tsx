import { type ComponentProps, useId } from 'react';
import * as styles from './cell-input.css.ts';

interface Props extends Omit<ComponentProps<'input'>, 'className'> {
  /** The title of its column, which is seen where there are no columns. */
  label: string;
  /** What the row is called. */
  row: string;
  problem: string | undefined;
  /** Whether its value is another one than what is stored. */
  isChanged?: boolean;
  /** Up to which width its label is seen: `narrow` on phones, `middle` on tablets too. */
  labelled?: 'narrow' | 'middle' | 'never';
  /** `number`: at the end of the line, as numbers are compared. */
  kind?: 'text' | 'number';
}

/** A field in a row of a list, named by its column and its row. */
export function CellInput({ label, row, problem, isChanged = false, kind = 'text', ...rest }: Props) {
  const { labelled = 'narrow', ...input } = rest;
  const id = useId();
  return (
    <span className={styles.field[labelled]}>
      <span className={styles.label[labelled]} aria-hidden="true">
        {label}
      </span>
      <input
        className={`${styles.input[kind]} ${isChanged ? styles.changed : ''}`.trim()}
        aria-label={`${label}, ${row}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        autoComplete="off"
        {...input}
      />
      {problem && (
        <span id={id} className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}
