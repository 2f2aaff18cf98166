import { useText } from '@etalage/ui-kit';
import { Menu } from '@etalage/ui-kit/dashboard';
import { IconButton } from '../../controls/icon-button.tsx';
import type { Referable } from '../../form-parts/reference-source.ts';
import { useSortableRow } from '../flexible/use-sortable-row.editor.ts';
import { ReferableFace } from './referable-face.tsx';
import * as styles from './reference-picker.css.ts';

interface Props {
  item: Referable;
  hasPictures: boolean;
  place: number;
  count: number;
  disabled: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One of several chosen items, with a handle to drag it, a menu to move it and a button to remove it. */
export function ChosenRow({ item, hasPictures, place, count, disabled, onMove, onRemove }: Props) {
  const t = useText();
  const { row, handle } = useSortableRow(item.id, disabled || count < 2);
  const name = { item: item.title };
  const isAlone = count < 2;
  return (
    <li {...row} className={styles.chosen}>
      {!isAlone && (
        <IconButton
          {...handle}
          icon="drag"
          className={styles.handle}
          label={t('formfield_item_drag', name)}
          disabled={disabled}
        />
      )}
      <ReferableFace item={item} hasPictures={hasPictures} />
      {!isAlone && (
        <Menu
          trigger={<IconButton icon="more" label={t('reference_move', name)} disabled={disabled} />}
          entries={[
            { text: t('reference_move_first'), disabled: place === 0, onChoose: () => onMove(0) },
            { text: t('reference_move_up'), disabled: place === 0, onChoose: () => onMove(place - 1) },
            {
              text: t('reference_move_down'),
              disabled: place === count - 1,
              onChoose: () => onMove(place + 1),
            },
            {
              text: t('reference_move_last'),
              disabled: place === count - 1,
              onChoose: () => onMove(count - 1),
            },
          ]}
        />
      )}
      <IconButton icon="close" label={t('reference_take_out', name)} disabled={disabled} onClick={onRemove} />
    </li>
  );
}
