import type { ReactNode, Ref } from 'react';
import * as styles from './page-header.css.ts';

interface PageHeaderProps {
  title: string;
  /** For the screen that moves the focus here when it opens. */
  headingRef?: Ref<HTMLHeadingElement>;
  intro?: ReactNode;
  /** A link to the screen above this one; dressed with `backLink`. */
  back?: ReactNode;
  actions?: ReactNode;
}

export const backLink = styles.back;

/** What a screen is and what can be done there. */
export function PageHeader({ title, headingRef, intro, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
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
