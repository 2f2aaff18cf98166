import { MAX_VARIANTS } from '@etalage/shop-domain';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { memo, useCallback, useMemo } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useLaterWatch } from '../../../screen/use-later-watch.ts';
import { titlesOf, type VariantsForm } from '../options/variant-form.ts';
import { missingVariants } from './combine.ts';
import { isFiltered, type VariantEntry } from './filter-variants.ts';
import { useVariantView, VARIANTS_SHOWN } from './use-variant-view.ts';
import { VariantFill } from './variant-fill.tsx';
import { VariantList } from './variant-list.tsx';
import { VariantProblems } from './variant-problems.tsx';
import { VariantToolbar } from './variant-toolbar.tsx';

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
  const { getValues } = useFormContext<VariantsForm>();
  const { entries, missing, count, append, replace, removeAt } = useVariants({ options, keys });
  const view = useVariantView(entries);
  return (
    <>
      {count > VARIANTS_SHOWN && (
        <VariantToolbar options={options} keys={keys} filter={view.filter} onFilter={view.setFilter} />
      )}
      {count > 1 && (
        <VariantFill
          places={view.found.map(({ index }) => index)}
          isPart={isFiltered(view.filter)}
          read={() => getValues('variants')}
          replace={replace}
        />
      )}
      <VariantProblems view={view} />
      <VariantList pages={view.pages} weight={weight} onRemove={removeAt} />
      {missing.length > 0 && (
        <Action
          icon="plus"
          disabled={missing.length > MAX_VARIANTS - count}
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

/** The variants in the form, as the table lists them, and what can be done with them. */
function useVariants({ options, keys }: Omit<RowsProps, 'weight'>) {
  const t = useText();
  const showToast = useToast();
  const { control, getValues } = useFormContext<VariantsForm>();
  const array = useFieldArray({ control, name: 'variants', keyName: 'rowKey' });
  const { fields, append, insert, remove, replace } = array;
  const entries = useMemo(() => {
    const titles = titlesOf({ options, variant_options: keys });
    return fields.flatMap((row, index): VariantEntry[] => {
      const title = titles(row)?.join(', ');
      return title === undefined ? [] : [{ key: row.rowKey, index, title, choices: row.choices }];
    });
  }, [fields, options, keys]);
  const missing = useMemo(
    () => missingVariants({ options, variant_options: keys, variants: fields }),
    [fields, options, keys],
  );
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
  return { entries, missing, count: fields.length, append, replace, removeAt };
}
