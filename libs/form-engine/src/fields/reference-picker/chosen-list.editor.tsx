import { useRef } from 'react';
import type { ControlProps } from '../../form-parts/widget.ts';
import type { Referable } from '../../form-parts/reference-source.ts';
import { defaultDragDelay } from '../flexible/flexible-config.ts';
import { SortableRows } from '../flexible/sortable-rows.editor.tsx';
import { withMovedId } from './id-order.ts';
import { ChosenRow } from './chosen-row.editor.tsx';
import * as styles from './reference-picker.css.ts';

interface Props {
  items: readonly Referable[];
  control: ControlProps;
  labelId: string;
  onChange: (ids: string[]) => void;
  /** Called when the last item was removed, so that the caller can move the focus. */
  onEmptied: () => void;
}

/** The chosen items in order; the order can be changed by dragging, by keys and by a menu. */
export function ChosenList({ items, control, labelId, onChange, onEmptied }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const ids = items.map(({ id }) => id);
  const move = (id: string, to: number) => onChange(withMovedId(ids, id, to));
  const remove = (id: string) => {
    const place = ids.indexOf(id);
    onChange(ids.filter((one) => one !== id));
    if (ids.length === 1) return onEmptied();
    // The remove button of the next row, or of the last one, gets the focus of the removed one.
    const next = list.current?.children[place === ids.length - 1 ? place - 1 : place + 1];
    next?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  };
  const hasPictures = items.some(({ picture }) => picture !== '');
  return (
    <SortableRows
      keys={ids}
      nameOf={(id) => items.find((item) => item.id === id)?.title ?? ''}
      delay={defaultDragDelay}
      onMove={move}
    >
      <ul
        ref={list}
        className={styles.list}
        aria-labelledby={labelId}
        aria-describedby={control['aria-describedby']}
      >
        {items.map((item, place) => (
          <ChosenRow
            key={item.id}
            item={item}
            hasPictures={hasPictures}
            place={place}
            count={items.length}
            disabled={control.disabled}
            onMove={(to) => move(item.id, to)}
            onRemove={() => remove(item.id)}
          />
        ))}
      </ul>
    </SortableRows>
  );
}
