import { container, useText } from '@etalage/ui-kit';
import { FilterRefusal } from '../../listing/filter-refusal.tsx';
import { listingIsland } from '../../listing/listing.definition.ts';
import { pageNumberOf } from '../../listing/page-number-of.ts';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Island } from '../../runtime/island.tsx';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import type { searchResults } from './search-results.schema.ts';
import * as styles from './search-results.css.ts';

/** The query and its results, with filters beside them. */
export function SearchResults({ data }: BlockProps<typeof searchResults>) {
  const t = useText();
  const { search, path, query, site } = usePage();
  return (
    <Section data={data}>
      <div className={`${container} ${styles.page}`}>
        <header className={styles.heading}>
          <h1>{t('website_search_heading')}</h1>
          {search && search.query !== '' && (
            <p className={styles.query}>{t('webshop_search_for', { query: search.query })}</p>
          )}
        </header>
        <FilterRefusal />
        <Island
          of={listingIsland}
          props={{
            path,
            query: search?.query ?? '',
            currentUrl: '',
            filters: search?.filters ?? '',
            facets: search?.facets ?? [],
            results: search?.results ?? [],
            hits: search?.hits ?? 0,
            mayBeMore: search?.mayBeMore ?? false,
            page: pageNumberOf(query),
            columns: 3,
            liveDomain: site.live_domain,
            hasFilters: true,
            hasCount: true,
          }}
        />
      </div>
    </Section>
  );
}
