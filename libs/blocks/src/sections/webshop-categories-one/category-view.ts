import type { CategoryPage } from '@etalage/shop-domain/schema';

/** What a category page shows in its layout (CAT-01 to CAT-06). */
export interface CategoryView {
  /** Whether the texts are in a sidebar beside the sub-categories. */
  hasTextSidebar: boolean;
  subCategoryColumns: 0 | 3 | 4;
  productColumns: 3 | 4;
  hasFilters: boolean;
}

/**
 * The view of a layout. Without a layout it is a single view: filters when the category has any, else four columns
 * (CAT-06).
 */
export function categoryView({ layout, filters }: Pick<CategoryPage, 'layout' | 'filters'>): CategoryView {
  const hasFilters = layout === 'products_filters' || (layout === '' && filters.length > 0);
  return {
    hasTextSidebar: layout === 'sub_categories',
    subCategoryColumns: layout === 'sub_categories' ? 3 : layout === 'sub_categories_full_width' ? 4 : 0,
    productColumns: hasFilters ? 3 : 4,
    hasFilters,
  };
}
