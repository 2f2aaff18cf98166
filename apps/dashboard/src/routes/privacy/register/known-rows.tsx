import { useText } from '@etalage/ui-kit';
import { useId } from 'react';
import type { Register } from '../../../queries/register-queries.ts';
import * as styles from '../privacy.css.ts';
import { registerFields } from './register-form.ts';

/** What the website knows of itself, kind by kind. */
export function KnownRows({ rows }: { rows: Register['rows'] }) {
  return rows.map((row) => <KnownRow key={row.title} row={row} />);
}

function KnownRow({ row }: { row: Register['rows'][number] }) {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.entry} aria-labelledby={id}>
      <h3 id={id} className={styles.kindTitle}>
        {row.title}
      </h3>
      <dl className={styles.facts}>
        {registerFields.map((field) => (
          <div key={field} className={styles.fact}>
            <dt className={styles.factName}>{t(`privacy_register_${field}`)}</dt>
            <dd className={styles.factValue}>{row[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
