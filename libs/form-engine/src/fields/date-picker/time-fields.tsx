import { useText } from '@etalage/ui-kit';
import { control } from '../../form-parts/field-view.css.ts';
import * as styles from './date-picker.css.ts';
import { formatDay, parseDay } from './date-values.ts';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** Hour and minute of a moment, 24 hours a day, one minute a step (DATE-02, DATE-03). */
export function TimeFields({ value, onChange }: Props) {
  const t = useText();
  const moment = parseDay(value, 'datetime');
  const change = (hours: number, minutes: number) => {
    if (!moment || Number.isNaN(hours) || Number.isNaN(minutes)) return;
    const next = new Date(moment);
    next.setHours(Math.min(23, Math.max(0, hours)), Math.min(59, Math.max(0, minutes)));
    onChange(formatDay(next, 'datetime'));
  };
  const [hours = 0, minutes = 0] = moment ? [moment.getHours(), moment.getMinutes()] : [];
  return (
    <div className={styles.time}>
      <input
        type="number"
        className={`${control} ${styles.timePart}`}
        min={0}
        max={23}
        step={1}
        disabled={!moment}
        aria-label={t('formfield_date_hours')}
        value={twoDigits(hours)}
        onChange={(event) => change(event.target.valueAsNumber, minutes)}
      />
      <span aria-hidden="true">:</span>
      <input
        type="number"
        className={`${control} ${styles.timePart}`}
        min={0}
        max={59}
        step={1}
        disabled={!moment}
        aria-label={t('formfield_date_minutes')}
        value={twoDigits(minutes)}
        onChange={(event) => change(hours, event.target.valueAsNumber)}
      />
    </div>
  );
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
