import { useText } from '@etalage/ui-kit';
import { useId } from 'react';
import type { ControlProps } from '../../form-parts/widget.ts';
import { ChosenList } from '../reference-picker/chosen-list.editor.tsx';
import * as styles from './category-connections.css.ts';

interface Props {
  chosen: readonly string[];
  /** The titles of all categories, by id. */
  titles: ReadonlyMap<string, string>;
  control: ControlProps;
  onChange: (ids: string[]) => void;
}

/**
 * The chosen categories in order, as soon as there are several to order, or one that was deleted and therefore is not in
 * the tree.
 */
export function ChosenOrder({ chosen, titles, control, onChange }: Props) {
  const t = useText();
  const label = useId();
  const items = chosen.map((id) => {
    const title = titles.get(id) ?? t('formfield_choice_gone', { choice: id });
    return { id, title, detail: '', picture: '' };
  });
  if (items.length < 2 && chosen.every((id) => titles.has(id))) return null;
  return (
    <div className={styles.order}>
      <p className={styles.heading} id={label}>
        {t('formfield_category_order')}
      </p>
      <ChosenList
        items={items}
        control={control}
        labelId={label}
        onChange={onChange}
        onEmptied={() => document.getElementById(control.id)?.querySelector('input')?.focus()}
      />
    </div>
  );
}
