import { knownColor } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, InputField } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import * as styles from './properties.css.ts';
import { newRow, type ValueRow } from './property-form.ts';

interface Props {
  values: readonly ValueRow[];
  isColour: boolean;
  onAdd: (row: ValueRow) => void;
}

/** Adds a value at the end, also with Enter; a colour with a known name gets its look. */
export function AddValue({ values, isColour, onAdd }: Props) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  function add() {
    const value = typed.trim();
    if (value === '') return setError(t('properties_error_value'));
    if (values.some((row) => row.value.trim().toLowerCase() === value.toLowerCase()))
      return setError(t('properties_error_value_there', { value }));
    onAdd(newRow(value, isColour ? (knownColor(value) ?? '') : ''));
    setTyped('');
    return setError('');
  }
  return (
    <div className={styles.add}>
      <InputField
        label={t('properties_value_new')}
        error={error || undefined}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Action icon="plus" onClick={add}>
        {t('properties_value_add')}
      </Action>
    </div>
  );
}
