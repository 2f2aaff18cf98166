import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import * as styles from './period-filter.css.ts';
import type { Period } from './use-period.ts';

/** The first and the last day of what is listed. */
export function PeriodFilter({ period }: { period: Period }) {
  const t = useText();
  const { from, until, isPossible, setFrom, setUntil } = period;
  return (
    <div className={styles.period}>
      <InputField
        type="date"
        label={t('list_period_from')}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <InputField
        type="date"
        label={t('list_period_until')}
        value={until}
        error={isPossible ? undefined : t('list_period_impossible')}
        onChange={(event) => setUntil(event.target.value)}
      />
    </div>
  );
}
