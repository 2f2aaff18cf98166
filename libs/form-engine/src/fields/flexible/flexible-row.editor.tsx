import { useText } from '@etalage/ui-kit';
import { memo, useMemo, type MouseEvent } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import type { FormValues } from '../../definition/conditional.ts';
import type { LayoutDefinition } from '../../definition/field-parts.ts';
import { FieldList } from '../../form-parts/field-list.tsx';
import { FormScope } from '../../form-parts/form-scope.tsx';
import type { FormErrors } from '../../form-parts/form-store.ts';
import type { FlexibleConfig } from './flexible-config.ts';
import type { FlexibleItem } from './flexible-items.ts';
import * as styles from './flexible.css.ts';
import { useSortableRow } from './use-sortable-row.editor.ts';

export interface RowActions {
  open: (key: string) => void;
  move: (key: string, by: -1 | 1) => void;
  remove: (key: string) => void;
  change: (key: string, changed: FormValues) => void;
}

interface Props {
  item: FlexibleItem;
  /** Absent if the list no longer has the layout of the item: the item is shown, but cannot be edited. */
  layout: LayoutDefinition | undefined;
  title: string;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  disabled: boolean;
  config: FlexibleConfig;
  errors: FormErrors;
  actions: RowActions;
}

/** One item: its title, its buttons, and its fields while it is open. */
export const FlexibleRow = memo(function FlexibleRow(props: Props) {
  const { item, layout, title, isOpen, disabled, config, errors, actions } = props;
  const t = useText();
  const { row, handle } = useSortableRow(item.key, disabled || Boolean(config.disable_drag));
  const openable = Boolean(layout) && !config.disable_active;
  const clickable = openable && Boolean(config.should_row_clickable);
  const invalid = Object.keys(errors).length > 0;
  const change = useMemo(
    () => (changed: FormValues) => actions.change(item.key, changed),
    [actions, item.key],
  );
  const clickRow = (event: MouseEvent) => {
    if (clickable && !(event.target as Element).closest('button')) actions.open(item.key);
  };
  return (
    <li {...row} className={styles.row} data-invalid={invalid}>
      {/* The keyboard opens a row by its own button. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.head} data-clickable={clickable} onClick={clickRow}>
        {!config.disable_drag && (
          <IconButton
            {...handle}
            icon="drag"
            className={styles.handle}
            label={t('formfield_item_drag', { item: title })}
            disabled={disabled}
          />
        )}
        <span className={styles.title}>{title}</span>
        {!config.disable_actions && <RowButtons {...props} />}
        {openable && (
          <IconButton
            icon={isOpen ? 'collapse' : 'expand'}
            label={t(isOpen ? 'formfield_item_close' : 'formfield_item_open', { item: title })}
            aria-expanded={isOpen}
            onClick={() => actions.open(item.key)}
          />
        )}
      </div>
      {invalid && !isOpen && <p className={styles.trouble}>{t('formfield_item_trouble')}</p>}
      {isOpen && openable && layout && (
        <div className={styles.body}>
          <FormScope values={item.attributes} errors={errors} onChange={change}>
            <FieldList fields={layout.fields} />
          </FormScope>
        </div>
      )}
    </li>
  );
});

function RowButtons({ item, title, isFirst, isLast, disabled, config, actions }: Props) {
  const t = useText();
  return (
    <>
      {!config.disable_drag && !(isFirst && isLast) && (
        <>
          <IconButton
            icon="up"
            label={t('formfield_item_up', { item: title })}
            disabled={disabled || isFirst}
            onClick={() => actions.move(item.key, -1)}
          />
          <IconButton
            icon="down"
            label={t('formfield_item_down', { item: title })}
            disabled={disabled || isLast}
            onClick={() => actions.move(item.key, 1)}
          />
        </>
      )}
      <IconButton
        icon="remove"
        label={t('formfield_item_remove', { item: title })}
        disabled={disabled}
        onClick={() => actions.remove(item.key)}
      />
    </>
  );
}
