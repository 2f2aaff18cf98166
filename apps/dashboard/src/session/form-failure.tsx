import * as styles from './session.css.ts';

/** What stood in the way of a whole form; read out when it appears. */
export function FormFailure({ children }: { children: string }) {
  return (
    <div role="alert" className={styles.failureSlot}>
      {children && <p className={styles.failure}>{children}</p>}
    </div>
  );
}
