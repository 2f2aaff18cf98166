import { controlButton } from '@etalage/ui-kit/dashboard';
import * as styles from './list-toolbar.css.ts';

interface ListStatesProps<Name extends string> {
  label: string;
  /** The parts of the list by their name in the address, with their text. */
  states: readonly (readonly [name: Name, text: string])[];
  /** Name of the part that is shown. */
  value: string;
  onChange: (name: Name) => void;
}

/** The parts of a list as buttons in one line, of which one is pressed; on a phone the line scrolls. */
export function ListStates<Name extends string>({ label, states, value, onChange }: ListStatesProps<Name>) {
  return (
    <div role="group" aria-label={label} className={styles.states}>
      {states.map(([name, text]) => (
        <button
          key={name}
          type="button"
          className={controlButton.quiet}
          aria-pressed={value === name}
          onClick={() => onChange(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
