import { container, useText } from '@etalage/ui-kit';
import type { CategoryPage } from '@etalage/shop-domain/schema';
import { FilterRefusal } from '../../listing/filter-refusal.tsx';
import { listingIsland } from '../../listing/listing.definition.ts';
import { pageNumberOf } from '../../listing/page-number-of.ts';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Island } from '../../runtime/island.tsx';
import { usePage } from '../../runtime/page-context.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { Section } from '../../section-frame/section.tsx';
import { TileGrid } from '../../tile/tile.tsx';
import { categoryView, type CategoryView } from './category-view.ts';
import type { webshopCategoriesOne } from './webshop-categories-one.schema.ts';
import * as styles from './webshop-categories-one.css.ts';

/** A category with its texts, sub-categories, filters and products, according to its layout (CAT-01 to CAT-10). */
export function WebshopCategoriesOne({ data }: BlockProps<typeof webshopCategoriesOne>) {
  const t = useText();
  const { category, site } = usePage();
  if (!category) return null;
  const view = categoryView(category);
  const hasSubCategories = view.subCategoryColumns > 0 && category.sub_categories.length > 0;
  return (
    <Section data={data}>
      <div className={`${container} ${styles.page}`} data-category-id={category.id}>
        {data.show_title && <h1 className={styles.title}>{category.title}</h1>}
        {(category.short_description !== '' || hasSubCategories || view.hasTextSidebar) && (
          <div className={view.hasTextSidebar ? styles.withSidebar : styles.stacked}>
            <RichText className={styles.short} html={category.short_description} />
            {hasSubCategories && (
              <div className={styles.tiles}>
                <TileGrid
                  tiles={category.sub_categories}
                  columns={view.subCategoryColumns === 3 ? 3 : 4}
                  liveDomain={site.live_domain}
                  eager={4}
                />
              </div>
            )}
            {view.hasTextSidebar && <RichText className={styles.long} html={category.description} />}
          </div>
        )}
        {hasSubCategories && category.products.length > 0 && (
          <h2 className={styles.productsHeading}>{t('webshop_category_products')}</h2>
        )}
        <FilterRefusal />
        <Products category={category} view={view} />
        {/* The long text comes after the products, which are what visitors look for. */}
        {!view.hasTextSidebar && category.description !== '' && (
          <div className={styles.below}>
            <RichText html={category.description} />
          </div>
        )}
      </div>
    </Section>
  );
}

/** The category's products: those of a search when the address contains filters, else all. */
function Products({ category, view }: { category: CategoryPage; view: CategoryView }) {
  const { search, path, query, site } = usePage();
  if (!search && category.products.length === 0 && view.subCategoryColumns > 0) return null;
  const page = pageNumberOf(query);
  const results = search?.results ?? category.products;
  // Without a search the total is unknown: after a full page there may be a next one.
  const hits = search?.hits ?? (results.length >= 24 ? results.length + 1 : results.length);
  return (
    <Island
      of={listingIsland}
      props={{
        path,
        query: '',
        currentUrl: path,
        filters: search?.filters ?? '',
        hasFilters: view.hasFilters,
        facets: search?.facets ?? category.filters,
        results,
        hits,
        mayBeMore: search?.mayBeMore ?? false,
        page,
        columns: view.productColumns,
        liveDomain: site.live_domain,
        hasCount: search !== undefined,
      }}
    />
  );
}
