import type { ReactNode } from 'react';
import * as styles from './choose-all-bar.css.ts';

interface ChooseAllBarProps {
  label: string;
  areAll: boolean;
  onChooseAll: (on: boolean) => void;
  /** Whether it stands above something else than a table. */
  flush?: boolean;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** Chooses all rows that are shown, and holds what can be done with the chosen ones. */
export function ChooseAllBar({ label, areAll, onChooseAll, flush, children }: ChooseAllBarProps) {
  return (
    <div className={flush ? styles.bar : `${styles.bar} ${styles.besideTable}`}>
      <label className={styles.all}>
        <input
          type="checkbox"
          className={styles.box}
          checked={areAll}
          onChange={(event) => onChooseAll(event.target.checked)}
        />
        {label}
      </label>
      {children}
    </div>
  );
}
