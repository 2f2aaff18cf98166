import type { ReactNode } from 'react';
import * as styles from './list-toolbar.css.ts';

interface ListFoundProps {
  /** How many rows were found. */
  text: string;
  /** What can be done with the list as a whole. */
  children?: ReactNode;
}

/** Below the toolbar of a list: how many rows were found, and how the list is shown. */
export function ListFound({ text, children }: ListFoundProps) {
  return (
    <div className={styles.found}>
      <p role="status" className={styles.foundCount}>
        {text}
      </p>
      <div className={styles.foundTools}>{children}</div>
    </div>
  );
}
