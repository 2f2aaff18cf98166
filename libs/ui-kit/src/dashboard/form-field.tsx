import { useId, type ComponentProps, type ReactNode } from 'react';
import * as styles from './form-field.css.ts';
import { Icon } from './icon.tsx';

interface FormFieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong, said by the screen or by the server. */
  error?: string | undefined;
  /** At the end of the label's line, such as a number of letters. */
  count?: string | undefined;
}

type InputProps = FormFieldProps & ComponentProps<'input'>;
type AreaProps = FormFieldProps & ComponentProps<'textarea'>;

/** One line to type, with label, hint and message tied to it. */
export function InputField({ label, hint, error, count, ...input }: InputProps) {
  const tie = useTie(hint, error);
  return (
    <Frame {...{ label, hint, error, count, id: tie.id }}>
      <input className={styles.control} {...input} {...tie} />
    </Frame>
  );
}

/** Several lines to type. */
export function AreaField({ label, hint, error, count, ...area }: AreaProps) {
  const tie = useTie(hint, error);
  return (
    <Frame {...{ label, hint, error, count, id: tie.id }}>
      <textarea className={styles.control} {...area} {...tie} />
    </Frame>
  );
}

/** Something that is so or not. */
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
