import * as styles from './segmented-control.css.ts';

interface SegmentedControlProps<V extends string> {
  /** Describes the choice, for screen readers. */
  label: string;
  name: string;
  /** The value that is selected first. */
  value: V;
  /** Values with their texts. */
  options: readonly (readonly [value: V, text: string])[];
  onChange?: (value: V) => void;
}

/** A choice between a few values, side by side; radio buttons, so that it works without JavaScript. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, name, value, options, onChange } = props;
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {options.map(([option, text]) => (
        <label key={option} className={styles.segment}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={option}
            defaultChecked={option === value}
            onChange={() => onChange?.(option)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
