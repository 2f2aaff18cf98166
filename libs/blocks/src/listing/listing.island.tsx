import { decodeReply, visitorCalls, postEndpoint } from '@etalage/api-contract/client';
import { formatFilters, parseFilters } from '@etalage/shop-domain';
import type { Filter, Tile } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../runtime/island-root.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { createFilterUpdates, type FilterUpdates } from './filter-updates.ts';
import { listingUrl } from './listing-url.ts';
import * as styles from './listing.css.ts';
import { ListingResults } from './listing-results.tsx';

/** Number of products of the first page, and of each "Meer tonen". */
const PAGE_SIZE = 24;

export interface ListingProps {
  path: string;
  query: string;
  /** Path of the category to search within; empty when there is a query (CAT-21). */
  currentUrl: string;
  filters: string;
  facets: Filter[];
  results: Tile[];
  hits: number;
  /** Whether there may be more products than were counted. */
  mayBeMore: boolean;
  /** Initial number of pages of results. */
  page: number;
  columns: 3 | 4;
  liveDomain: string;
  /** False for a layout without filters, whatever a search returns. */
  hasFilters: boolean;
  /** Whether the count is shown above the results. */
  hasCount: boolean;
}

interface Shown {
  filters: string;
  facets: Filter[];
  results: Tile[];
  hits: number;
  mayBeMore: boolean;
  page: number;
}

/** Filters beside results: every change updates the address and searches, without reloading (SRCH-23, SRCH-24). */
export function Listing(props: ListingProps) {
  const { path, query, currentUrl, columns, liveDomain } = props;
  const client = useClient();
  const [shown, setShown] = useState<Shown>(props);
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController>(null);

  const load = async (filters: string, page: number): Promise<void> => {
    running.current?.abort();
    const abort = (running.current = new AbortController());
    history.replaceState(null, '', listingUrl(path, { query, filters, page }));
    setIsBusy(true);
    const isMore = page > 1;
    try {
      const reply = await postEndpoint(
        client,
        visitorCalls.search,
        {
          query,
          filters,
          current_url: currentUrl,
          limit: PAGE_SIZE,
          offset: isMore ? (page - 1) * PAGE_SIZE : 0,
        },
        abort.signal,
      );
      // A failed search clears the results and shows no message (SRCH-34).
      const answer = decodeReply(reply);
      const found = answer.ok
        ? answer.data
        : { results: [], filters: undefined, info: { hits: 0, may_be_more: false } };
      setShown((before) => ({
        filters,
        page,
        hits: found.info.hits,
        mayBeMore: found.info.may_be_more ?? false,
        facets: found.filters ?? before.facets,
        results: isMore ? [...before.results, ...found.results] : found.results,
      }));
      setIsBusy(false);
    } catch {
      // A newer search replaced this one.
    }
  };
  const updates = useFilterUpdates(props.filters, (filters) => void load(filters, 1));
  const hasFilters = props.hasFilters && shown.facets.length > 0;
  return (
    <div className={hasFilters ? styles.withSidebar : undefined}>
      {hasFilters && <FilterSidebar shown={shown} path={path} query={query} updates={updates} />}
      <ListingResults
        {...shown}
        columns={columns}
        liveDomain={liveDomain}
        isBusy={isBusy}
        hasCount={props.hasCount || shown.filters !== ''}
        moreUrl={listingUrl(path, { query, filters: shown.filters, page: shown.page + 1 })}
        onMore={() => void load(shown.filters, shown.page + 1)}
      />
    </div>
  );
}

interface FilterSidebarProps extends Pick<ListingProps, 'path' | 'query'> {
  shown: Shown;
  updates(): FilterUpdates;
}

function FilterSidebar({ shown, path, query, updates }: FilterSidebarProps) {
  const t = useText();
  return (
    <aside aria-label={t('webshop_filters_heading')}>
      <FilterPanel
        facets={shown.facets}
        query={query}
        clearUrl={listingUrl(path, { query, filters: '', page: 1 })}
        hasActive={shown.filters !== ''}
        mayBeMore={shown.mayBeMore}
        onTick={(...change) => updates().tick(...change)}
        onRange={(...change) => updates().range(...change)}
      />
    </aside>
  );
}

/** The filter updates of a listing, created at the first use; `send` must work the same during the life of the page. */
function useFilterUpdates(start: string, send: (filters: string) => void): () => FilterUpdates {
  const updatesRef = useRef<FilterUpdates>(null);
  useEffect(() => () => updatesRef.current?.stop(), []);
  return () =>
    (updatesRef.current ??= createFilterUpdates(parseFilters(start), (filters) =>
      send(formatFilters(filters)),
    ));
}
