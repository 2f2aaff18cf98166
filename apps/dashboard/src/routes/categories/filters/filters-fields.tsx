import { useText } from '@etalage/ui-kit';
import { SelectField } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type FilterKey, filterKeysQuery } from '../../../queries/category-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import type { CategoryForm } from '../category-form.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import * as styles from '../products/products.css.ts';

/** Which filters visitors see beside the products of a category, and in which order. */
export function FiltersFields() {
  const t = useText();
  const { website } = useSession();
  const { control } = useFormContext<CategoryForm>();
  const { field } = useController({ control, name: 'filters' });
  const { data, isError, refetch } = useQuery(filterKeysQuery(website.id));
  const chosen = field.value;
  const known = data ?? [];
  // The list that was left for all filters, for when somebody comes back to it.
  const [last, setLast] = useState<string[]>();
  const left = known.filter(({ key, is_used }) => is_used && !chosen?.includes(key));
  return (
    <>
      <SelectField
        label={t('categories_filters_which')}
        value={chosen ? 'chosen' : 'all'}
        // Chosen before the filters are known, none would be chosen: visitors would get none.
        disabled={!data}
        onChange={({ target }) => {
          if (target.value === 'chosen') return field.onChange(last ?? usedKeys(known));
          if (chosen) setLast(chosen);
          return field.onChange(null);
        }}
      >
        <option value="all">{t('categories_filters_all')}</option>
        <option value="chosen">{t('categories_filters_chosen')}</option>
      </SelectField>
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {chosen && data && (
        <>
          {chosen.length === 0 && <p className={styles.soft}>{t('categories_filters_none')}</p>}
          {chosen.length > 0 && <ChosenFilters chosen={chosen} known={known} onChange={field.onChange} />}
          {left.length > 0 && (
            <SelectField
              label={t('categories_filters_add')}
              value=""
              onChange={({ target }) => field.onChange([...chosen, target.value])}
            >
              <option value="">{t('category_rule_choose')}</option>
              {left.map(({ key, title }) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
    </>
  );
}

function usedKeys(known: readonly FilterKey[]): string[] {
  return known.filter(({ is_used }) => is_used).map(({ key }) => key);
}
