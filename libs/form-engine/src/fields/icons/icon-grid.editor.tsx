import { useText } from '@etalage/ui-kit';
import { useRef, useState, type KeyboardEvent } from 'react';
import { iconSet } from '../../icons/icon-set.ts';
import { gridStep } from './grid-step.ts';
import { IconDrawing } from './icon-drawing.tsx';
import * as styles from './icons.css.ts';

interface Props {
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
  /** Chooses the icon immediately, on a double click or Enter. */
  onTake: (name: string) => void;
}

/** Icons in rows: one stop of the Tab key, arrows go along them. */
export function IconGrid({ names, chosen, onChoose, onTake }: Props) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(chosen);
  const current = Math.max(0, names.indexOf(reached));
  const go = (event: KeyboardEvent) => {
    const name = names[current];
    if (event.key === 'Enter' && name !== undefined) {
      event.preventDefault();
      return onTake(name);
    }
    const to = gridStep(event.key, current, names.length, styles.columns);
    if (to === undefined) return;
    event.preventDefault();
    setReached(names[to] ?? '');
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[to]?.focus();
  };
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-label={t('formfield_icon_list')}
      className={styles.grid}
      onKeyDown={go}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="option"
          aria-selected={name === chosen}
          aria-label={name.replaceAll('_', ' ')}
          title={name}
          tabIndex={index === current ? 0 : -1}
          className={styles.option}
          onClick={() => {
            setReached(name);
            onChoose(name);
          }}
          onDoubleClick={() => onTake(name)}
        >
          <IconDrawing shapes={iconSet.get(name) ?? []} />
        </button>
      ))}
    </div>
  );
}
