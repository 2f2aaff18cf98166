import type { ReactNode, Ref } from 'react';
import * as styles from './page-header.css.ts';

interface PageHeaderProps {
  title: string;
  /** For a screen that moves the focus to the heading when it opens. */
  headingRef?: Ref<HTMLHeadingElement>;
  intro?: ReactNode;
  /** A link to the parent screen; styled with `backLink`. */
  back?: ReactNode;
  actions?: ReactNode;
}

export const backLink = styles.back;

/** The title of a screen, with its introduction and actions. */
export function PageHeader({ title, headingRef, intro, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.textColumn}>
        {back}
        <h1 ref={headingRef} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
