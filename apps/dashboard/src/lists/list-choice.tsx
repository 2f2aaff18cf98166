import * as styles from './list-toolbar.css.ts';

interface ListChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** A filter of a list with a fixed number of values. */
export function ListChoice({ label, value, options, onChange }: ListChoiceProps) {
  return (
    <select
      aria-label={label}
      className={styles.choice}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  );
}
