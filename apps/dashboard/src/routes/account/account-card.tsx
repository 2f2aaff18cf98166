import { useId, type ReactNode } from 'react';
import * as styles from './account.css.ts';

/** One card of the account screen. */
export function AccountCard({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardText}>
        <h2 id={id} className={styles.cardTitle}>
          {title}
        </h2>
        {intro && <p className={styles.soft}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
