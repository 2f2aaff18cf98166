import { initialSelection, MAX_CHOICES } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, SelectField } from '@etalage/ui-kit/dashboard';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { ChoiceRow } from './choice-row.tsx';
import { defaultAfterMove, defaultAfterRemoval } from './default-choice.ts';
import { newChoice, optionOf } from './option-form.ts';
import * as styles from './options.css.ts';
import type { OptionsForm } from './options-of-form.ts';

/** What a visitor can choose from, what each costs, and what is chosen at first. */
export function ChoiceFields({ index }: { index: number }) {
  const t = useText();
  const { control, getValues, setValue } = useFormContext<OptionsForm>();
  const { fields, append, move, remove } = useFieldArray({
    control,
    name: `options.${index}.choices`,
    keyName: 'rowKey',
  });
  const { errors } = useFormState({ control, name: `options.${index}.choices` });
  const isFull = fields.length >= MAX_CHOICES;
  const message = errors.options?.[index]?.choices?.message;
  const setDefault = (value: string) => setValue(`options.${index}.value`, value, { shouldDirty: true });
  const known = () => getValues(`options.${index}.value`);
  return (
    <>
      <ul className={styles.choices} aria-label={t('product_option_choice_list')}>
        {fields.map(({ rowKey }, place) => (
          <ChoiceRow
            key={rowKey}
            index={index}
            place={place}
            count={fields.length}
            onMove={(to) => {
              setDefault(defaultAfterMove(known(), place, to));
              move(place, to);
            }}
            onRemove={() => {
              setDefault(defaultAfterRemoval(known(), place));
              remove(place);
            }}
          />
        ))}
      </ul>
      {message && <p className={styles.problem}>{message}</p>}
      <div className={styles.row}>
        <Action icon="plus" disabled={isFull} onClick={() => append(newChoice())}>
          {t('product_option_choice_add')}
        </Action>
        {isFull && (
          <span className={styles.soft}>{t('product_choices_full', { most: String(MAX_CHOICES) })}</span>
        )}
      </div>
      <DefaultChoice index={index} onChange={setDefault} />
    </>
  );
}

/** What is chosen at first; nothing makes the visitor choose. */
function DefaultChoice({ index, onChange }: { index: number; onChange: (value: string) => void }) {
  const t = useText();
  const { control } = useFormContext<OptionsForm>();
  const option = useWatch({ control, name: `options.${index}` });
  const { errors } = useFormState({ control, name: `options.${index}.value` });
  const chosen = initialSelection([{ ...optionOf(option), connection_id: 'default' }])['default'] ?? '';
  return (
    <SelectField
      label={t('product_option_default')}
      error={errors.options?.[index]?.value?.message}
      value={chosen}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('product_option_default_none')}</option>
      {option.choices.map(({ title }, place) => (
        <option key={place} value={String(place)}>
          {title || t('product_option_choice_unnamed', { number: String(place + 1) })}
        </option>
      ))}
    </SelectField>
  );
}
