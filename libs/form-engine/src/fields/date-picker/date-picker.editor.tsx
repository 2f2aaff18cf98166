import { useText } from '@etalage/ui-kit';
import { Popover } from 'radix-ui';
import { useEffect, useState } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import { control as controlClass } from '../../form-parts/field-view.css.ts';
import { useScope } from '../../form-parts/form-scope.tsx';
import { keyOf } from '../../form-parts/use-field.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';
import { Calendar } from './calendar.tsx';
import { dateConfigOf } from './date-config.ts';
import * as styles from './date-picker.css.ts';
import { formatDay, shownValue, storedValue } from './date-values.ts';
import { TimeFields } from './time-fields.tsx';

/** A date to type, with a calendar behind a button; an incomplete date is stored and reported by `check`. */
export function DatePickerWidget({ definition, value, onChange, control }: WidgetProps<'date_picker'>) {
  const t = useText();
  const [now] = useState(() => new Date());
  const config = dateConfigOf(definition, now);
  const { mode } = config;
  const separator = t('formfield_date_to');
  const text = textOf(value);
  useToday(
    definition.default_today ? formatDay(now, mode === 'datetime' ? 'datetime' : 'date') : undefined,
    definition,
  );
  const pattern = t(`formfield_date_pattern_${mode}`);
  return (
    <Popover.Root>
      <div className={styles.row}>
        <input
          {...control}
          type="text"
          autoComplete="off"
          className={controlClass}
          placeholder={pattern}
          value={shownValue(text, separator)}
          onChange={(event) => onChange(storedValue(event.target.value))}
        />
        <Popover.Trigger asChild>
          <IconButton
            icon="calendar"
            className={styles.opener}
            disabled={control.disabled}
            label={t('formfield_date_open')}
          />
        </Popover.Trigger>
      </div>
      <Popover.Portal>
        <Popover.Content className={styles.popover} align="end" sideOffset={6} collisionPadding={8}>
          <Calendar {...config} value={text} onChange={onChange} />
          {mode === 'datetime' && <TimeFields value={text} onChange={onChange} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Starts an empty field at today (FPROP-23). */
function useToday(today: string | undefined, definition: WidgetProps['definition']): void {
  const { store } = useScope();
  const key = keyOf(definition);
  useEffect(() => {
    if (today !== undefined && textOf(store.values()[key]) === '') store.set(key, today);
  }, [store, key, today]);
}
