import type { Filter } from '@etalage/shop-domain/schema';
import { Button, control, useText } from '@etalage/ui-kit';
import { withoutScript } from '../shop/controls/scripting.css.ts';
import type { FilterUpdates } from './filter-updates.ts';
import * as styles from './filter-panel.css.ts';

export const filterTextKeys = [
  'webshop_filters_heading',
  'webshop_filters_from',
  'webshop_filters_to',
  'webshop_filters_apply',
  'webshop_filters_clear',
] as const;

interface FilterPanelProps {
  facets: readonly Filter[];
  query: string;
  /** The address of the listing without filters. */
  clearUrl: string;
  hasActive: boolean;
  /** Whether values may have more products than were counted. */
  mayBeMore: boolean;
  onTick: FilterUpdates['tick'];
  onRange: FilterUpdates['range'];
}

/**
 * The filters of a listing (SRCH-28 to SRCH-30). Without JavaScript it is a form with a button; with it every change
 * searches. On a phone it is collapsed behind one button.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { facets, query, clearUrl, hasActive, mayBeMore, onTick, onRange } = props;
  const t = useText();
  return (
    <form className={styles.panel} method="post" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="intent" value="filter" />
      <input type="hidden" name="query" value={query} />
      <label className={styles.fold}>
        <input type="checkbox" className={styles.foldBox} data-fold="" />
        {t('webshop_filters_heading')}
      </label>
      <div className={styles.body}>
        {facets.map((facet) => (
          <fieldset key={facet.uid} className={styles.group}>
            <legend className={styles.legend}>
              {facet.title}
              {facet.unit && <span className={styles.unit}> ({facet.unit})</span>}
            </legend>
            {facet.type === 'list' ? (
              <ListFilter facet={facet} mayBeMore={mayBeMore} onTick={onTick} />
            ) : (
              <RangeFilter facet={facet} onRange={onRange} />
            )}
          </fieldset>
        ))}
        <Button kind="outline" className={withoutScript}>
          {t('webshop_filters_apply')}
        </Button>
        {hasActive && (
          <a className={styles.clear} href={clearUrl}>
            {t('webshop_filters_clear')}
          </a>
        )}
      </div>
    </form>
  );
}

function ListFilter({
  facet,
  mayBeMore,
  onTick,
}: Pick<FilterPanelProps, 'mayBeMore' | 'onTick'> & { facet: Filter }) {
  return facet.values.map(({ title, active, results, color }) => (
    <label key={title} className={styles.value}>
      <input
        type="checkbox"
        className={styles.box}
        name={`list:${facet.key}`}
        value={title}
        defaultChecked={active}
        onChange={(event) => onTick(facet.key, title, event.target.checked)}
      />
      {color && <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />}
      <span className={styles.text}>{title}</span>
      <span className={styles.count}>
        {results}
        {mayBeMore && '+'}
      </span>
    </label>
  ));
}

function RangeFilter({ facet, onRange }: Pick<FilterPanelProps, 'onRange'> & { facet: Filter }) {
  const t = useText();
  const ends = [
    ['from', t('webshop_filters_from')],
    ['to', t('webshop_filters_to')],
  ] as const;
  const change = (group: Element | null): void => {
    const read = (end: string) =>
      group?.querySelector<HTMLInputElement>(`[name^="${end}:"]`)?.value.trim() ?? '';
    onRange(facet.key, read('from'), read('to'));
  };
  return (
    <div className={styles.range}>
      {ends.map(([end, label]) => (
        <label key={end} className={styles.end}>
          {label}
          <input
            className={control}
            name={`${end}:${facet.key}`}
            defaultValue={facet.active?.[end] ?? ''}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => change(event.target.closest('fieldset'))}
          />
        </label>
      ))}
    </div>
  );
}
