import { MAX_STEPS } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { OptionInput } from './option-input.tsx';
import { formulaText } from './option-summary.ts';
import * as styles from './options.css.ts';
import type { OptionsForm } from './options-of-form.ts';
import { StepRow } from './step-row.tsx';

/** A calculation as a sum in words, and the steps that it is made of. */
export function CalculationFields({ index }: { index: number }) {
  const t = useText();
  const { control } = useFormContext<OptionsForm>();
  const { fields, append, move, remove } = useFieldArray({ control, name: `options.${index}.steps` });
  const { errors } = useFormState({ control, name: `options.${index}.steps` });
  const options = useWatch({ control, name: 'options' });
  const option = options[index];
  const isFull = fields.length >= MAX_STEPS;
  const message = errors.options?.[index]?.steps?.message;
  const title = option?.title || t('product_option_unnamed');
  return (
    <>
      <p className={styles.sum}>
        <strong>{title}</strong> = {option && formulaText(option, options, t)}
      </p>
      <OptionInput
        index={index}
        field="value"
        label={t('product_option_begin')}
        hint={t('product_option_begin_hint')}
        inputMode="decimal"
        maxLength={40}
      />
      <ol className={styles.choices} aria-label={t('product_option_steps')}>
        {fields.map(({ id }, place) => (
          <StepRow
            key={id}
            index={index}
            place={place}
            count={fields.length}
            onMove={(to) => move(place, to)}
            onRemove={() => remove(place)}
          />
        ))}
      </ol>
      {message && <p className={styles.problem}>{message}</p>}
      <div className={styles.row}>
        <Action
          icon="plus"
          disabled={isFull}
          onClick={() =>
            append(
              { type: 'multiply_relation_value', connection_id_from: '', value: '' },
              { shouldFocus: false },
            )
          }
        >
          {t('product_option_step_add')}
        </Action>
        {isFull && (
          <span className={styles.soft}>{t('product_steps_full', { most: String(MAX_STEPS) })}</span>
        )}
      </div>
    </>
  );
}
