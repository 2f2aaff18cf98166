import { useText } from '@etalage/ui-kit';
import { Action, EmptyState } from '@etalage/ui-kit/dashboard';
import { ListChoice } from '../../lists/list-choice.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { useListSearch } from '../../lists/use-list-search.ts';
import type { OwnedDiscount } from '../../queries/discount-queries.ts';
import { discountStates } from './discount-state.ts';
import { DiscountTable } from './discount-table.tsx';
import { discountSorts, shownDiscounts } from './shown-discounts.ts';

/** The discounts, searched and filtered in what is already loaded. */
export function DiscountList({ discounts }: { discounts: readonly OwnedDiscount[] }) {
  const t = useText();
  const search = useListSearch({ sorts: discountSorts, perPage: 1000 });
  const state = search.get('status');
  const { query, sort } = search.filter;
  const rows = shownDiscounts(discounts, { query, state, sort }, new Date());
  return (
    <>
      <ListToolbar
        search={search}
        searchLabel={t('discounts_search')}
        sorts={[
          ['nieuwste', t('discounts_sort_newest')],
          ['naam', t('discounts_column_name')],
          ['gebruikt', t('discounts_sort_uses')],
          ['einde', t('discounts_sort_end')],
        ]}
      >
        <ListChoice
          label={t('discounts_filter')}
          value={state}
          options={[
            ['', t('discounts_filter_all')],
            ...discountStates.map((one) => [one, t(`discounts_state_${one}`)] as const),
          ]}
          onChange={(value) => search.set('status', value)}
        />
      </ListToolbar>
      {rows.length > 0 ? (
        <DiscountTable discounts={rows} />
      ) : (
        <EmptyState icon="search" title={t('discounts_none_found')} text={t('discounts_none_found_text')}>
          <Action onClick={() => search.remove(['zoek', 'status'])}>{t('redirects_clear')}</Action>
        </EmptyState>
      )}
    </>
  );
}
