import { useText } from '@etalage/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './entry-screen.css.ts';

interface Props {
  title: string;
  intro?: string | undefined;
  /** A text that replaced something else on this screen; it gets the focus, so that screen readers read it. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** A screen for a visitor who is not signed in: one card with one action. */
export function EntryScreen({ title, intro, takesFocus = false, children }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const brand = t('dashboard_brand');
  useEffect(() => {
    document.title = `${title} - ${brand}`;
    if (takesFocus) heading.current?.focus();
  }, [title, brand, takesFocus]);
  return (
    <main className={styles.screen}>
      <p className={styles.brand}>{brand}</p>
      <div className={styles.card}>
        <div className={styles.textColumn}>
          <h1 ref={heading} className={styles.heading} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
