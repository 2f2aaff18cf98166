import { MAX_VARIANTS } from '@etalage/shop-domain';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { memo, useCallback } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useLaterWatch } from '../../../screen/use-later-watch.ts';
import { titlesOf, type VariantsForm } from '../options/variant-form.ts';
import { missingVariants } from './combine.ts';
import { VariantRow } from './variant-row.tsx';
import * as styles from './variants.css.ts';

type Watched = VariantsForm & { weight_grams: string };
const watched = ['options', 'weight_grams'] as const;

/** The variants below each other. Their titles follow the typing of their options when there is time. */
export function VariantTable() {
  const { control } = useFormContext<Watched>();
  const keys = useWatch({ control, name: 'variant_options' });
  const [options, weight] = useLaterWatch<Watched, typeof watched>(watched);
  return keys.length === 0 ? null : <Rows options={options} keys={keys} weight={weight} />;
}

interface RowsProps {
  options: VariantsForm['options'];
  keys: string[];
  /** What the product weighs, as it is typed. */
  weight: string;
}

/** Each with its numbers, price difference, weight and pictures. A key in an option does not wait for them. */
const Rows = memo(function Rows({ options, keys, weight }: RowsProps) {
  const t = useText();
  const showToast = useToast();
  const { control, getValues } = useFormContext<VariantsForm>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'variants', keyName: 'rowKey' });
  const missing = missingVariants({ options, variant_options: keys, variants: fields });
  const rows = fields.flatMap((row, index) => {
    const titles = titlesOf({ options, variant_options: keys }, row);
    return titles ? [{ key: row.rowKey, index, title: titles.join(', ') }] : [];
  });

  const removeAt = useCallback(
    (index: number, title: string) => {
      const row = structuredClone(getValues(`variants.${index}`));
      remove(index);
      showToast({
        text: t('product_variant_deleted', { title }),
        action: { text: t('products_undo'), run: () => insert(index, row, { shouldFocus: false }) },
      });
    },
    [getValues, insert, remove, showToast, t],
  );

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
          <VariantRow key={key} index={index} title={title} weight={weight} onRemove={removeAt} />
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
});
