import * as styles from './session.css.ts';

/** A message about a whole form; screen readers read it when it appears. */
export function FormFailure({ children, className = '' }: { children: string; className?: string }) {
  return (
    <div role="alert" className={`${styles.failureSlot} ${className}`.trim()}>
      {children && <p className={styles.failure}>{children}</p>}
    </div>
  );
}
