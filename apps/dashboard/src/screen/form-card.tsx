import { type ReactNode, useId } from 'react';
import * as styles from './form-card.css.ts';

interface Props {
  title: string;
  about?: string;
  children: ReactNode;
}

/** A group of fields of a form, named by its heading. */
export function FormCard({ title, about, children }: Props) {
  const id = useId();
  return (
    <section role="group" className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.cardTitle}>
        {title}
      </h2>
      {about && <p className={styles.cardAbout}>{about}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
