import { useText } from '@etalage/ui-kit';
import { CheckboxField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import { CalculationFields } from './calculation-fields.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { NumberFields } from './number-fields.tsx';
import type { OptionLayout } from './option-form.ts';
import { OptionInput } from './option-input.tsx';
import * as styles from './options.css.ts';
import type { OptionsForm } from './options-of-form.ts';
import { PriceField } from './price-field.tsx';
import { TickedField } from './ticked-field.tsx';

/** The fields of one option; of its layout only those that have an effect. */
export function OptionFields({ index }: { index: number }) {
  const t = useText();
  const { control } = useFormContext<OptionsForm>();
  const layout = useWatch({ control, name: `options.${index}.layout` });
  const isCalculation = layout === 'calculation';
  return (
    <>
      <div className={styles.pair}>
        <OptionInput index={index} field="title" label={t('product_option_title')} maxLength={200} />
        {!isCalculation && (
          <OptionInput
            index={index}
            field="help"
            label={t('product_option_help')}
            hint={t('product_option_help_hint')}
            maxLength={2000}
          />
        )}
      </div>
      {layout === 'select' && <ChoiceFields index={index} />}
      {layout === 'number' && <NumberFields index={index} />}
      {layout === 'checkbox' && <PriceField index={index} label={t('product_option_price_ticked')} />}
      {(layout === 'text' || layout === 'textarea') && (
        <OptionInput
          index={index}
          field="max_length"
          label={t('product_option_max_length')}
          inputMode="numeric"
          maxLength={5}
        />
      )}
      {isCalculation && <CalculationFields index={index} />}
      <OptionSwitches index={index} layout={layout} />
    </>
  );
}

interface SwitchesProps {
  index: number;
  layout: OptionLayout;
}

/** What an option does beside its own value; of its layout only what has an effect. */
function OptionSwitches({ index, layout }: SwitchesProps) {
  const t = useText();
  const { register } = useFormContext<OptionsForm>();
  const isCalculation = layout === 'calculation';
  return (
    <div className={styles.switches}>
      {!isCalculation && (
        <CheckboxField label={t('product_option_required')} {...register(`options.${index}.required`)} />
      )}
      {layout === 'checkbox' && <TickedField index={index} />}
      {isCalculation && (
        <CheckboxField
          label={t('product_option_show_calculation')}
          {...register(`options.${index}.show_calculations`)}
        />
      )}
      {layout !== 'text' && layout !== 'textarea' && (
        <CheckboxField
          label={t('product_option_excluded')}
          hint={t('product_option_excluded_hint')}
          {...register(`options.${index}.exclude_from_total`)}
        />
      )}
      {!isCalculation && (
        <CheckboxField
          label={t('product_option_custom_made')}
          hint={t('product_option_custom_made_hint')}
          {...register(`options.${index}.custom_made`)}
        />
      )}
      {!isCalculation && (
        <CheckboxField label={t('product_option_show_label')} {...register(`options.${index}.show_label`)} />
      )}
    </div>
  );
}
