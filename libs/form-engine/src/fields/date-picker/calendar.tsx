import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { nl } from 'react-day-picker/locale';
import type { DateConfig } from './date-config.ts';
import { formatDay, formatSpan, parseDay, parseSpan } from './date-values.ts';
import * as styles from './date-picker.css.ts';

interface Props extends DateConfig {
  value: string;
  onChange: (value: string) => void;
}

const classNames: DayPickerProps['classNames'] = {
  months: styles.months,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.navButton,
  button_next: styles.navButton,
  chevron: styles.chevron,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  today: styles.today,
  selected: styles.selected,
  range_middle: styles.middle,
  outside: styles.outside,
};

/** The month view; choosing a day does not change the time. */
export function Calendar({ mode, least, most, value, onChange }: Props) {
  const disabled = [...(least ? [{ before: least }] : []), ...(most ? [{ after: most }] : [])];
  const base = { locale: nl, classNames, disabled, showOutsideDays: true, weekStartsOn: 1 as const };
  if (mode === 'range') {
    const span = parseSpan(value);
    return (
      <DayPicker
        {...base}
        mode="range"
        selected={span}
        defaultMonth={span?.from ?? least}
        onSelect={(next) => {
          if (next?.from) onChange(formatSpan({ from: next.from, to: next.to }));
        }}
      />
    );
  }
  const day = parseDay(value, mode) ?? parseDay(value.slice(0, 10), 'date');
  return (
    <DayPicker
      {...base}
      mode="single"
      selected={day}
      defaultMonth={day ?? least}
      onSelect={(next) => {
        if (!next) return;
        const moment = new Date(next);
        moment.setHours(day?.getHours() ?? 0, day?.getMinutes() ?? 0);
        onChange(formatDay(moment, mode));
      }}
    />
  );
}
