import { controlButton } from '@etalage/ui-kit/dashboard';
import { useEffect, useRef } from 'react';
import * as styles from './list-toolbar.css.ts';

interface ListStatesProps<Name extends string> {
  label: string;
  /** The parts of the list by their name in the address, with their text. */
  states: readonly (readonly [name: Name, text: string])[];
  /** Name of the part that is shown. */
  value: string;
  onChange: (name: Name) => void;
}

/** The parts of a list as buttons in one line, of which one is pressed; on a phone the line scrolls to that one. */
export function ListStates<Name extends string>({ label, states, value, onChange }: ListStatesProps<Name>) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => scrollToPressed(line.current), [value]);
  return (
    <div ref={line} role="group" aria-label={label} className={styles.states}>
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

/** Only sideways: `scrollIntoView` would move the page too. */
function scrollToPressed(line: HTMLElement | null): void {
  const pressed = line?.querySelector('[aria-pressed=true]');
  if (!line || !pressed) return;
  const seen = line.getBoundingClientRect();
  const { left, right } = pressed.getBoundingClientRect();
  line.scrollLeft += Math.max(0, right - seen.right) + Math.min(0, left - seen.left);
}
