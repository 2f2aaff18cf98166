import { useText } from '@etalage/ui-kit';
import { useId, type ReactNode } from 'react';
import * as styles from './list-toolbar.css.ts';
import { SearchBox } from './search-box.tsx';
import type { ListSearch } from './use-list-search.ts';

interface ListToolbarProps {
  search: ListSearch;
  searchLabel: string;
  /** The orders by their name in the address, with their text. */
  sorts: readonly (readonly [name: string, text: string])[];
  /** Enter was pressed in the search box. */
  onEnter?: () => void;
  /** Further filters. */
  children?: ReactNode;
}

/** The search box, the order and the filters above a list. */
export function ListToolbar({ search, searchLabel, sorts, onEnter, children }: ListToolbarProps) {
  const t = useText();
  const id = useId();
  return (
    <div className={styles.toolbar}>
      <SearchBox label={searchLabel} value={search.typed} onChange={search.setTyped} onEnter={onEnter} />
      <span className={styles.sort}>
        <label htmlFor={id} className={styles.sortLabel}>
          {t('list_sort')}
        </label>
        <select
          id={id}
          className={styles.choice}
          value={search.sortName}
          onChange={(event) => search.setSort(event.target.value)}
        >
          {sorts.map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </span>
      {children}
    </div>
  );
}
