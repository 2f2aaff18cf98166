import { useText } from '@etalage/ui-kit';
import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { useScope } from '../../form-parts/form-scope.tsx';
import { keyOf } from '../../form-parts/use-field.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { AddItem } from './add-item.tsx';
import { defaultDragDelay, type FlexibleConfig } from './flexible-config.ts';
import { readItems } from './flexible-items.ts';
import { FlexibleRow } from './flexible-row.editor.tsx';
import * as styles from './flexible.css.ts';
import { itemErrors } from './item-errors.ts';
import type { FlexibleOptions } from './flexible.schema.ts';
import { SortableRows } from './sortable-rows.editor.tsx';
import { useFlexibleList } from './use-flexible-list.ts';
import { useItemTitles } from './use-item-titles.ts';

const NO_CONFIG: FlexibleConfig = {};

/** A list of items that are added, moved, opened and removed. */
export function FlexibleWidget({ definition, value, control, labelId }: WidgetProps<'flexible'>) {
  const t = useText();
  const { store } = useScope();
  const { layouts = [], config = NO_CONFIG } = definition;
  const items = readItems(value);
  const { openKey, leaving, setLeaving, actions, add } = useFlexibleList(definition, config);
  const errors = useSyncExternalStore(store.subscribeAll, store.errors);
  const layoutOf = (name: string) => layouts.find((layout) => layout.layout === name);
  const titleOf = useItemTitles(items, layouts);
  return (
    <>
      {items.length === 0 && <p className={styles.empty}>{t('formfield_list_empty')}</p>}
      {items.length > 0 && (
        <SortableRows
          keys={items.map((item) => item.key)}
          nameOf={titleOf}
          delay={config.draggable_delay ?? defaultDragDelay}
          onMove={actions.moveTo}
        >
          <ul
            className={styles.list}
            id={control.id}
            aria-labelledby={labelId}
            aria-describedby={control['aria-describedby']}
          >
            {items.map((item, index) => (
              <FlexibleRow
                key={item.key}
                item={item}
                layout={layoutOf(item.layout)}
                title={titleOf(item.key)}
                isOpen={item.key === openKey}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                disabled={control.disabled}
                config={config}
                errors={itemErrors(errors, keyOf(definition), index)}
                actions={actions}
              />
            ))}
          </ul>
        </SortableRows>
      )}
      {canAdd(items.length, definition) && (
        <AddItem layouts={layouts} config={config} disabled={control.disabled} onAdd={add} />
      )}
      <RemoveDialog
        itemKey={leaving}
        title={titleOf(leaving ?? '')}
        onConfirm={actions.confirmRemove}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}

function canAdd(count: number, { config = NO_CONFIG, settings: { max = Infinity } = {} }: FlexibleOptions) {
  if (config.disable_add || (config.disable_add_on_empty && count === 0)) return false;
  return count < max;
}

interface RemoveDialogProps {
  /** The item to remove; null while the dialog is closed. */
  itemKey: string | null;
  title: string;
  onConfirm: (itemKey: string) => void;
  onClose: () => void;
}

function RemoveDialog({ itemKey, title, onConfirm, onClose }: RemoveDialogProps) {
  const t = useText();
  return (
    <ConfirmDialog
      open={itemKey !== null}
      question={t('formfield_item_remove_question')}
      about={title}
      confirm={t('formfield_item_remove_confirm')}
      onConfirm={() => itemKey !== null && onConfirm(itemKey)}
      onClose={onClose}
    />
  );
}
