import { type ReactNode, useId } from 'react';
import * as styles from './form-card.css.ts';

interface Props {
  title: string;
  about?: string;
  /** For a form with so many cards that a key would lay out and paint all of them. */
  isContained?: boolean;
  children: ReactNode;
}

/** A group of fields of a form, named by its heading. */
export function FormCard({ title, about, isContained = false, children }: Props) {
  const id = useId();
  return (
    <section role="group" className={isContained ? styles.ownLayoutCard : styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.cardTitle}>
        {title}
      </h2>
      {about && <p className={styles.cardAbout}>{about}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
