import { useId, type ComponentProps, type ReactNode } from 'react';
import * as styles from './form-field.css.ts';
import { Icon } from './icon.tsx';

interface FormFieldProps {
  label: string;
  hint?: ReactNode;
  /** The error message, from the screen or from the server. */
  error?: string | undefined;
  /** Shown at the end of the label's line, for example the number of characters. */
  count?: string | undefined;
}

type InputProps = FormFieldProps & ComponentProps<'input'>;
type SelectProps = FormFieldProps & ComponentProps<'select'>;
type AreaProps = FormFieldProps & ComponentProps<'textarea'>;

/** A single-line text field with its label, hint and error message. */
export function InputField({ label, hint, error, count, ...input }: InputProps) {
  const tie = useTie(hint, error);
  return (
    <Frame label={label} hint={hint} error={error} count={count} id={tie.id}>
      <input className={styles.control} {...input} {...tie} />
    </Frame>
  );
}

/** A field that offers options. */
export function SelectField({ label, hint, error, count, ...select }: SelectProps) {
  const tie = useTie(hint, error);
  return (
    <Frame label={label} hint={hint} error={error} count={count} id={tie.id}>
      <select className={styles.control} {...select} {...tie} />
    </Frame>
  );
}

/** A multi-line text field. */
export function AreaField({ label, hint, error, count, ...area }: AreaProps) {
  const tie = useTie(hint, error);
  return (
    <Frame label={label} hint={hint} error={error} count={count} id={tie.id}>
      <textarea className={styles.control} {...area} {...tie} />
    </Frame>
  );
}

/** A checkbox for a yes/no value. */
export function CheckboxField({ label, hint, ...input }: FormFieldProps & ComponentProps<'input'>) {
  const tie = useTie(hint, undefined);
  return (
    <div className={styles.check}>
      <input type="checkbox" className={styles.box} {...input} {...tie} />
      <label htmlFor={tie.id}>{label}</label>
      {hint && (
        <p id={`${tie.id}-hint`} className={styles.checkHint}>
          {hint}
        </p>
      )}
    </div>
  );
}

function useTie(hint: ReactNode, error: string | undefined) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

function Frame({
  label,
  hint,
  error,
  count,
  id,
  children,
}: FormFieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {count && <span className={styles.count}>{count}</span>}
      </div>
      {children}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
