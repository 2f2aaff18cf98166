import { MAX_VARIANTS } from '@etalage/shop-domain';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { useDeferredValue } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { titlesOf, type VariantsForm } from '../options/variant-form.ts';
import { missingVariants } from './combine.ts';
import { VariantRow } from './variant-row.tsx';
import * as styles from './variants.css.ts';

/** The variants below each other, with their numbers, price difference, weight and pictures. */
export function VariantTable() {
  const t = useText();
  const showToast = useToast();
  const { control, getValues } = useFormContext<VariantsForm & { weight_grams: string }>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'variants', keyName: 'rowKey' });
  const [options, keys, weight] = useWatch({ control, name: ['options', 'variant_options', 'weight_grams'] });
  // Titles follow the typing of their options when there is time.
  const shown = useDeferredValue(options);
  const missing = missingVariants({ options: shown, variant_options: keys, variants: fields });
  const rows = fields.flatMap((row, index) => {
    const titles = titlesOf({ options: shown, variant_options: keys }, row);
    return titles ? [{ key: row.rowKey, index, title: titles.join(', ') }] : [];
  });
  if (keys.length === 0) return null;

  function removeAt(index: number, title: string) {
    const row = structuredClone(getValues(`variants.${index}`));
    remove(index);
    showToast({
      text: t('product_variant_deleted', { title }),
      action: { text: t('products_undo'), run: () => insert(index, row, { shouldFocus: false }) },
    });
  }

  const free = MAX_VARIANTS - fields.length;
  return (
    <>
      {rows.length > 0 && (
        <div className={styles.heads} aria-hidden="true">
          <span>{t('product_variant')}</span>
          <span>{t('products_field_article_number')}</span>
          <span>{t('products_field_ean')}</span>
          <span>{t('product_variant_difference')}</span>
          <span>{t('products_field_weight')}</span>
        </div>
      )}
      <ul className={styles.rows} aria-label={t('products_section_variants')}>
        {rows.map(({ key, index, title }) => (
          <VariantRow
            key={key}
            index={index}
            title={title}
            weight={weight}
            onRemove={() => removeAt(index, title)}
          />
        ))}
      </ul>
      {missing.length > 0 && (
        <Action
          icon="plus"
          disabled={missing.length > free}
          onClick={() => append(missing, { shouldFocus: false })}
        >
          {missing.length === 1
            ? t('product_variant_add_one')
            : t('product_variants_add', { count: formatCount(missing.length) })}
        </Action>
      )}
    </>
  );
}
