import { useId, type ReactNode } from 'react';
import * as styles from './pages.css.ts';

interface SettingsSectionProps {
  title: string;
  about: string;
  children: ReactNode;
}

/** A group of fields with its explanation beside it. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section role="group" className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        <p className={styles.sectionAbout}>{about}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
