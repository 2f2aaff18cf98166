import { useText } from '@etalage/ui-kit';
import { ListChoice } from '../../../lists/list-choice.tsx';
import { SearchBox } from '../../../lists/search-box.tsx';
import { optionWithKey, type VariantsForm } from '../options/variant-form.ts';
import type { VariantFilter } from './filter-variants.ts';
import * as styles from './variants.css.ts';

interface Props {
  options: VariantsForm['options'];
  keys: readonly string[];
  filter: VariantFilter;
  onFilter: (filter: VariantFilter) => void;
}

/** Finds variants by their words and numbers, and by what is chosen of each list. */
export function VariantToolbar({ options, keys, filter, onFilter }: Props) {
  const t = useText();
  return (
    <div className={styles.toolbar} role="search" aria-label={t('product_variants_filter')}>
      <SearchBox
        label={t('product_variants_search')}
        value={filter.query}
        onChange={(query) => onFilter({ ...filter, query })}
      />
      {keys.map((key, at) => {
        const option = optionWithKey(options, key);
        const title = option?.title || t('product_option_unnamed');
        const choices = option?.choices ?? [];
        return (
          <ListChoice
            key={key}
            label={title}
            value={filter.choices[at] ?? ''}
            options={[
              ['', t('product_variants_any', { title })],
              ...choices.map((choice) => [choice.id, choice.title] as const),
            ]}
            onChange={(id) =>
              onFilter({
                ...filter,
                choices: keys.map((_, index) => (index === at ? id : (filter.choices[index] ?? ''))),
              })
            }
          />
        );
      })}
    </div>
  );
}
