import { useText } from '@etalage/ui-kit';
import { useRef, useState } from 'react';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';
import * as styles from './otp-code.css.ts';
import { defaultLength } from './otp-code.schema.ts';
import { boxesOf, enter, erase, type Boxes } from './otp-digits.ts';

export function OtpCodeWidget({ definition, value, onChange, control, labelId }: WidgetProps<'otp_code'>) {
  const t = useText();
  const { length = defaultLength } = definition;
  const [digits, setDigits] = useState(() => boxesOf(textOf(value), length));
  const row = useRef<HTMLDivElement>(null);
  const { id, disabled, tabIndex, autoFocus, ...described } = control;
  // A value that was changed elsewhere replaces the boxes; an empty box in between exists only here.
  if (digits.join('') !== textOf(value)) setDigits(boxesOf(textOf(value), length));

  const take = ({ digits: next, focus }: Boxes) => {
    setDigits([...next]);
    if (next.join('') !== digits.join('')) onChange(next.join(''));
    row.current?.querySelectorAll('input')[focus]?.focus();
  };

  return (
    <div
      ref={row}
      role="group"
      id={id}
      aria-labelledby={labelId}
      aria-describedby={described['aria-describedby']}
      className={styles.row}
      onPaste={(event) => {
        event.preventDefault();
        take(enter(boxesOf('', length), 0, event.clipboardData.getData('text')));
      }}
    >
      {digits.map((digit, index) => (
        <input
          key={index}
          type="text"
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          className={styles.box}
          disabled={disabled}
          tabIndex={tabIndex}
          {...(index === 0 && { autoFocus })}
          aria-label={t('formfield_code_digit', { number: String(index + 1), length: String(length) })}
          aria-invalid={described['aria-invalid']}
          value={digit}
          onFocus={(event) => event.target.select()}
          onChange={(event) => take(enter(digits, index, typedIn(event.target.value, digit)))}
          onKeyDown={(event) => {
            if (event.key !== 'Backspace') return;
            event.preventDefault();
            take(erase(digits, index));
          }}
        />
      ))}
    </div>
  );
}

/** A full box that gets one more digit takes the new one. */
function typedIn(text: string, digit: string): string {
  return text.length === 2 && digit !== '' ? text.replace(digit, '') : text;
}
