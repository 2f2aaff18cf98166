import { useText } from '@etalage/ui-kit';
import { useEffect, useRef } from 'react';
import { Icon } from '../../controls/icon-button.tsx';
import type { Referable } from '../../form-parts/reference-source.ts';
import { ReferableFace } from './referable-face.tsx';
import * as styles from './reference-picker.css.ts';

interface Props {
  id: string;
  label: string;
  items: readonly Referable[];
  chosen: readonly string[];
  many: boolean;
  /** Index of the active option; -1 if there is none. */
  active: number;
  busy: boolean;
  onChoose: (item: Referable) => void;
}

export const optionId = (list: string, place: number) => `${list}-${place}`;

/** The options as a list box; the search box has the focus. */
export function ReferenceOptions({ id, label, items, chosen, many, active, busy, onChoose }: Props) {
  const t = useText();
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Some browsers return a promise, which React would take for a cleanup function.
    void current.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const hasPictures = items.some(({ picture }) => picture !== '');
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={many}
      aria-busy={busy}
      className={styles.options}
    >
      {items.map((item, place) => {
        const isChosen = chosen.includes(item.id);
        return (
          // The search box handles the keys for the option that `aria-activedescendant` names.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={item.id}
            ref={place === active ? current : undefined}
            id={optionId(id, place)}
            role="option"
            aria-selected={isChosen}
            data-active={place === active}
            className={styles.option}
            onClick={() => onChoose(item)}
          >
            <ReferableFace item={item} hasPictures={hasPictures} namesLive />
            <span className={styles.mark} data-many={many} aria-hidden="true">
              {isChosen && <Icon name="check" />}
            </span>
          </li>
        );
      })}
      {items.length === 0 && busy && (
        <li className={styles.waiting} role="presentation">
          {t('formfield_loading')}
        </li>
      )}
    </ul>
  );
}
