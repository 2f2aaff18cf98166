import * as styles from './segmented-choice.css.ts';

interface SegmentedChoiceProps<V extends string> {
  /** Name of the group for screen readers. */
  label: string;
  /** Name of the value in a posted form. */
  name: string;
  choices: readonly (readonly [value: V, text: string])[];
  value: V;
  size?: keyof typeof styles.choices;
  className?: string;
  onChange?: (value: V) => void;
}

/** A choice between a few values beside each other: radio buttons, so that it works without JavaScript. */
export function SegmentedChoice<V extends string>(props: SegmentedChoiceProps<V>) {
  const { label, name, choices, value, size = 'normal', className = '', onChange } = props;
  return (
    <fieldset className={`${styles.track} ${className}`.trim()} aria-label={label}>
      {choices.map(([choice, text]) => (
        <label key={choice} className={styles.choices[size]}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={choice}
            defaultChecked={choice === value}
            onChange={onChange && (() => onChange(choice))}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
