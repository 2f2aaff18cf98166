import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { ListStates } from '../../lists/list-states.tsx';
import * as styles from './bookkeeping.css.ts';
import { periodNames } from './chosen-period.ts';
import type { ChosenPeriod } from './use-chosen-period.ts';

/** Periods that are often asked for, and the days of any other one. */
export function PeriodChoice({ chosen }: { chosen: ChosenPeriod }) {
  const t = useText();
  const { period, name, problem, choose, setFrom, setUntil } = chosen;
  return (
    <div className={styles.choice}>
      <ListStates
        label={t('bookkeeping_period')}
        states={periodNames.map((one) => [one, t(`bookkeeping_${one}`)] as const)}
        value={name}
        onChange={choose}
      />
      <div className={styles.days}>
        <InputField
          type="date"
          label={t('bookkeeping_from')}
          value={period.from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <InputField
          type="date"
          label={t('bookkeeping_until')}
          value={period.until}
          error={problem && t(problem.key, problem.values)}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
    </div>
  );
}
