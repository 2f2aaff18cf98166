import type { ReactNode } from 'react';
import * as styles from './empty-state.css.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text?: string;
  children?: ReactNode;
  /** `alert` for an error, `status` for a search without results; none for a list that was always empty. */
  role?: 'alert' | 'status';
}

/** Says why a list or screen is empty and what to do next. */
export function EmptyState({ icon, title, text, children, role }: EmptyStateProps) {
  return (
    <div className={styles.empty} role={role}>
      <span className={styles.sign}>
        <Icon name={icon} size={24} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
