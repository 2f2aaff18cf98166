import { useText } from '@etalage/ui-kit';
import * as styles from './withdrawal.css.ts';

interface Props {
  name: string;
  number: string;
  email: string;
  /** When it was withdrawn, as people read it. */
  moment?: string;
}

/** Who withdraws from which order. */
export function Who({ name, number, email, moment }: Props) {
  const t = useText();
  const facts = [
    [t('withdrawal_name'), name],
    [t('withdrawal_number'), number],
    [t('withdrawal_email'), email],
    ...(moment === undefined ? [] : [[t('withdrawal_moment'), moment]]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term} style={{ display: 'contents' }}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
