import type { TextKey } from '@etalage/texts';
import { formatPercentage } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { ListChoice } from '../../lists/list-choice.tsx';
import { ListStates } from '../../lists/list-states.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { categoriesQuery } from '../../queries/category-queries.ts';
import { vatClassesQuery } from '../../queries/product-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { type ProductSearch, type SortName, sortNames, stateNames } from './use-product-search.ts';

const sortTexts: Record<SortName, TextKey> = {
  naam: 'products_sort_title',
  'naam-af': 'products_sort_title_down',
  prijs: 'products_sort_price',
  'prijs-af': 'products_sort_price_down',
  voorraad: 'products_sort_stock',
  'voorraad-af': 'products_sort_stock_down',
  'gewijzigd-af': 'products_sort_updated_down',
  gewijzigd: 'products_sort_updated',
  volgorde: 'products_sort_position',
};

const stateTexts: Readonly<Record<string, TextKey>> = {
  '': 'products_filter_all',
  online: 'products_state_published',
  concept: 'products_state_draft',
  gepland: 'products_state_planned',
  archief: 'products_state_archived',
};

/** Search, filters and order of the products. */
export function ProductToolbar({ search }: { search: ProductSearch }) {
  const t = useText();
  const { get, set } = search;
  return (
    <>
      <ListStates
        label={t('products_filter_state')}
        states={stateNames.map((name) => [name, t(stateTexts[name] ?? 'products_filter_all')])}
        value={get('status')}
        onChange={(name) => set('status', name)}
      />
      <ListToolbar
        search={search}
        searchLabel={t('products_search')}
        sorts={sortNames.map((name) => [name, t(sortTexts[name])])}
      >
        <CategoryChoice search={search} />
        <ListChoice
          label={t('products_filter_stock')}
          value={get('voorraad')}
          options={[
            ['', t('products_stock_all')],
            ['laag', t('products_stock_low')],
            ['uitverkocht', t('products_stock_out')],
          ]}
          onChange={(value) => set('voorraad', value)}
        />
        <VatChoice search={search} />
      </ListToolbar>
    </>
  );
}

/** The categories of the website, indented as their tree; nothing while there are none. */
function CategoryChoice({ search: { get, set } }: { search: ProductSearch }) {
  const t = useText();
  const { website } = useSession();
  const { data: categories = [] } = useQuery(categoriesQuery(website.id));
  if (categories.length === 0) return null;
  return (
    <ListChoice
      label={t('products_filter_category')}
      value={get('categorie')}
      options={[
        ['', t('products_category_all')],
        ...categories.map(({ id, label, level }) => [id, '\u00a0'.repeat(level * 3) + label] as const),
      ]}
      onChange={(value) => set('categorie', value)}
    />
  );
}

/** The VAT classes of the website. */
function VatChoice({ search: { get, set } }: { search: ProductSearch }) {
  const t = useText();
  const { website } = useSession();
  const { data: classes = [] } = useQuery(vatClassesQuery(website.id));
  return (
    <ListChoice
      label={t('products_filter_vat')}
      value={get('btw')}
      options={[
        ['', t('products_vat_all')],
        ...classes.map(({ id, name, rate_bp }) => [id, `${name} (${formatPercentage(rate_bp)})`] as const),
      ]}
      onChange={(value) => set('btw', value)}
    />
  );
}
