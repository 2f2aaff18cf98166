import { MAX_OPTIONS } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Action, Menu, useToast } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { OptionCard } from './option-card.tsx';
import { newOption, type OptionForm, type OptionLayout, optionLayouts } from './option-form.ts';
import * as styles from './options.css.ts';
import type { OptionsForm } from './options-of-form.ts';

const layoutTexts: Record<OptionLayout, TextKey> = {
  select: 'product_option_add_select',
  number: 'product_option_add_number',
  checkbox: 'product_option_add_checkbox',
  text: 'product_option_add_text',
  textarea: 'product_option_add_textarea',
  calculation: 'product_option_add_calculation',
};

/** The options as cards, which can be opened, moved, copied and deleted. Typing renders the card that is typed in. */
export function OptionList() {
  const t = useText();
  const showToast = useToast();
  const { control, getValues } = useFormContext<OptionsForm>();
  const { fields, insert, move, remove } = useFieldArray({ control, name: 'options' });
  // By place and not by row: a save gives rows new ids, and what is open stays open.
  const [opened, setOpened] = useState<readonly boolean[]>([]);
  const all = fields.map((_, index) => opened[index] ?? false);

  function insertAt(index: number, option: OptionForm, isOpen: boolean) {
    setOpened(all.toSpliced(index, 0, isOpen));
    insert(index, option, { shouldFocus: false });
  }

  function moveTo(from: number, to: number) {
    setOpened(all.toSpliced(from, 1).toSpliced(to, 0, all[from] ?? false));
    move(from, to);
  }

  function removeAt(index: number) {
    const option = structuredClone(getValues(`options.${index}`));
    const isOpen = all[index] ?? false;
    setOpened(all.toSpliced(index, 1));
    remove(index);
    showToast({
      text: t('product_option_deleted', { title: option.title || t('product_option_unnamed') }),
      action: { text: t('products_undo'), run: () => insertAt(index, option, isOpen) },
    });
  }

  return (
    <div className={styles.list}>
      {fields.length === 0 && <p className={styles.empty}>{t('product_options_empty')}</p>}
      <ol className={styles.cards}>
        {fields.map(({ id }, index) => (
          <OptionCard
            key={id}
            index={index}
            count={fields.length}
            isOpen={all[index] ?? false}
            onToggle={() => setOpened(all.with(index, !all[index]))}
            onMove={(to) => moveTo(index, to)}
            onCopy={() => {
              const copy = structuredClone(getValues(`options.${index}`));
              insertAt(index + 1, { ...copy, connection_id: '' }, true);
            }}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      <AddOption
        isFull={fields.length >= MAX_OPTIONS}
        onAdd={(layout) => insertAt(fields.length, newOption(layout), true)}
      />
    </div>
  );
}

interface AddOptionProps {
  isFull: boolean;
  onAdd: (layout: OptionLayout) => void;
}

/** Adds an option of one of the layouts; says why it cannot. */
function AddOption({ isFull, onAdd }: AddOptionProps) {
  const t = useText();
  return (
    <>
      <Menu
        trigger={
          <Action icon="plus" disabled={isFull}>
            {t('product_option_add')}
          </Action>
        }
        entries={optionLayouts.map((layout) => ({
          text: t(layoutTexts[layout]),
          onChoose: () => onAdd(layout),
        }))}
      />
      {isFull && <p className={styles.soft}>{t('product_options_full', { most: String(MAX_OPTIONS) })}</p>}
    </>
  );
}
