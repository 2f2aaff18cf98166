import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { useId } from 'react';
import { TreeEntry } from '../../lists/tree/tree-row.tsx';
import type { TreeRow, TreeStep } from '../../lists/tree/tree-rows.ts';
import type { OpenedProperty } from '../../queries/property-queries.ts';
import { ColorInput } from './color-input.tsx';
import * as styles from './properties.css.ts';
import type { ValueRow } from './property-form.ts';
import type { ValueNode } from './value-node.ts';
import { productCount } from '../../screen/product-count.ts';

interface Props {
  row: TreeRow<ValueNode>;
  base: OpenedProperty;
  isColour: boolean;
  isChosen: boolean;
  error: string | undefined;
  onChoose: (on: boolean) => void;
  onChange: (part: Partial<ValueRow>) => void;
  onStep: (way: TreeStep) => void;
  onRemove: () => void;
}

/** A value with how many products have it, and what was made into it since the last save. */
export function ValueEntry(props: Props) {
  const { row, base, isColour, isChosen, error, onChoose, onChange, onStep, onRemove } = props;
  const t = useText();
  const id = useId();
  const { value, color, from } = row.node.row;
  const name = value || t('properties_value_place', { place: row.index + 1 });
  const count = base.values
    .filter((one) => from.includes(one.value))
    .reduce((sum, one) => sum + one.product_count, 0);
  const others = from.filter((one) => one !== value);
  const described = [error && `${id}-error`, others.length > 0 && `${id}-from`].filter(Boolean).join(' ');
  return (
    <TreeEntry
      row={row}
      name={name}
      onStep={onStep}
      head={
        <>
          <input
            type="checkbox"
            className={styles.choose}
            aria-label={t('properties_choose', { value: name })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
          {isColour && (
            <ColorInput name={name} value={color} onChange={(next) => onChange({ color: next })} />
          )}
          <span className={styles.valueBody}>
            <input
              className={styles.valueInput}
              aria-label={t('properties_value_name', { place: row.index + 1 })}
              aria-invalid={error ? true : undefined}
              aria-describedby={described || undefined}
              maxLength={100}
              value={value}
              onChange={(event) => onChange({ value: event.target.value })}
            />
            <span className={styles.count}>{productCount(count, t)}</span>
          </span>
          <button
            type="button"
            className={controlButton.icon}
            aria-label={t('properties_value_remove', { value: name })}
            onClick={onRemove}
          >
            <Icon name="trash" />
          </button>
        </>
      }
    >
      <Notes id={id} others={others} error={error} />
    </TreeEntry>
  );
}

interface NotesProps {
  id: string;
  /** The stored names that it does not have any more. */
  others: readonly string[];
  error: string | undefined;
}

function Notes({ id, others, error }: NotesProps) {
  const t = useText();
  return (
    <>
      {others.length > 0 && (
        <p id={`${id}-from`} className={styles.from}>
          {t('properties_value_from', { values: others.join(', ') })}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.problem}>
          {error}
        </p>
      )}
    </>
  );
}
