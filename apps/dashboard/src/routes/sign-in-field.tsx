import { useId, type ComponentProps } from 'react';
import * as styles from './sign-in-route.css.ts';

type Props = ComponentProps<'input'> & { label: string; error: string | undefined };

/** A labelled input with its error tied to it. */
export function SignInField({ label, error, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
