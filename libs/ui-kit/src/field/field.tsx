import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react';
import * as styles from './field.css.ts';

/** The attributes that connect a control to its label, hint and messages. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[] | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/**
 * One question of a form: label, hint and messages, connected to the control by id so that screen readers read them
 * with it.
 */
export function Field({ label, hint, errors = [], className, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', errors.length > 0 ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': errors.length > 0 || undefined,
      })}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <ErrorList id={`${id}-error`} errors={errors} />
    </div>
  );
}

/** The messages of one field; renders nothing when there are none. */
export function ErrorList({ id, errors }: { id?: string; errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <div id={id} className={styles.error} role="alert">
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
}

type Shared = Pick<FieldProps, 'label' | 'hint' | 'errors'> & { wrapperClass?: string };

/** A single-line text field with its label. */
export function TextField({
  label,
  hint,
  errors,
  wrapperClass,
  ...input
}: Shared & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} errors={errors} className={wrapperClass}>
      {(control) => <input className={styles.control} {...input} {...control} />}
    </Field>
  );
}

/** A native select with its label; `children` are its options. */
export function SelectField({
  label,
  hint,
  errors,
  wrapperClass,
  ...select
}: Shared & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field label={label} hint={hint} errors={errors} className={wrapperClass}>
      {(control) => <select className={styles.select} {...select} {...control} />}
    </Field>
  );
}
