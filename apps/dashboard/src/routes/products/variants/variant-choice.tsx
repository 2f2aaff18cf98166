import { MAX_VARIANT_OPTIONS, MAX_VARIANTS, optionKey } from '@etalage/shop-domain';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { CheckboxField, useToast } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { connectionOf } from '../options/connect-option.ts';
import type { VariantsForm } from '../options/variant-form.ts';
import { combineVariants, countCombinations } from './combine.ts';
import * as styles from './variants.css.ts';

/** The lists of a product, of which up to three make its variants. */
export function VariantChoice() {
  const t = useText();
  const { control } = useFormContext<VariantsForm>();
  const [options, keys] = useWatch({ control, name: ['options', 'variant_options'] });
  const { toggle, problem } = useToggleOption();
  const lists = options.flatMap((option, index) => (option.layout === 'select' ? [{ option, index }] : []));
  if (lists.length === 0) return <p className={styles.soft}>{t('product_variants_no_lists')}</p>;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('product_variants_of')}</legend>
      <div className={styles.boxes}>
        {lists.map(({ option, index }) => {
          const isOn = keys.includes(optionKey(option, index));
          return (
            <CheckboxField
              key={index}
              label={option.title || t('product_option_unnamed')}
              checked={isOn}
              disabled={!isOn && keys.length >= MAX_VARIANT_OPTIONS}
              onChange={() => toggle(index)}
            />
          );
        })}
      </div>
      {keys.length >= MAX_VARIANT_OPTIONS && (
        <p className={styles.soft}>
          {t('product_variants_most_options', { most: formatCount(MAX_VARIANT_OPTIONS) })}
        </p>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** Makes variants of one list more or less, which can be undone. */
function useToggleOption() {
  const t = useText();
  const showToast = useToast();
  const { getValues, setValue } = useFormContext<VariantsForm>();
  const [problem, setProblem] = useState('');

  function set(keys: string[], variants: VariantsForm['variants']) {
    setValue('variant_options', keys, { shouldDirty: true });
    setValue('variants', variants, { shouldDirty: true });
  }

  function toggle(index: number) {
    const key = connectionOf(getValues('options'), index);
    const before = structuredClone(getValues(['variant_options', 'variants']));
    const known = before[0];
    setValue(`options.${index}.connection_id`, key, { shouldDirty: true });
    const options = getValues('options');
    const wanted = known.includes(key) ? known.filter((one) => one !== key) : [...known, key];
    // In the order in which visitors choose.
    const keys = options.map(optionKey).filter((one) => wanted.includes(one));
    const count = countCombinations({ options }, keys);
    if (count > MAX_VARIANTS) {
      const values = { count: formatCount(count), most: formatCount(MAX_VARIANTS) };
      setProblem(t('product_variants_too_many', values));
      return;
    }
    setProblem('');
    if (!known.includes(key)) setValue(`options.${index}.required`, true, { shouldDirty: true });
    set(keys, combineVariants(getValues(), keys));
    if (before[1].length === 0) return;
    showToast({
      text: t('product_variants_changed', { count: formatCount(getValues('variants').length) }),
      action: { text: t('products_undo'), run: () => set(...before) },
    });
  }
  return { toggle, problem };
}
