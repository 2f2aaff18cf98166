import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import * as grid from '../../choices/choice-grid.css.ts';
import { control as input } from '../../form-parts/field-view.css.ts';
import type { ControlProps } from '../../form-parts/widget.ts';
import * as styles from './category-connections.css.ts';
import { indentOf } from './category-connections.schema.ts';

interface Row {
  id: string;
  label: string;
  level: unknown;
}

interface Props {
  rows: readonly Row[];
  isReady: boolean;
  /** No more can be chosen. */
  isFull: boolean;
  chosen: readonly string[];
  control: ControlProps;
  labelId: string;
  onSet: (id: string, on: boolean) => void;
}

/** From this number on, there is a search box. */
const SEARCHED_FROM = 13;
/** Most rows shown together. */
const SHOWN = 300;

/** Checkboxes of categories, each indented by its level; a long list has a search box. */
export function CategoryTree({ rows, isReady, isFull, chosen, control, labelId, onSet }: Props) {
  const t = useText();
  const [query, setQuery] = useState('');
  const found = rows.filter(({ label }) => plain(label).includes(plain(query)));
  const { id, disabled, tabIndex, autoFocus, ...described } = control;
  return (
    <div className={styles.tree}>
      {rows.length >= SEARCHED_FROM && (
        <input
          type="search"
          className={input}
          aria-label={t('reference_search_categories')}
          placeholder={t('reference_search_categories')}
          autoComplete="off"
          maxLength={200}
          disabled={disabled}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          // It must not send a form around the field.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul className={styles.list} id={id} aria-labelledby={labelId} {...described}>
        {isReady && found.length === 0 && (
          <li className={styles.empty}>
            {rows.length === 0
              ? t('formfield_no_options')
              : t('reference_not_found', { query: query.trim() })}
          </li>
        )}
        {found.slice(0, SHOWN).map((row, index) => (
          <li key={row.id} style={{ paddingLeft: indentOf(row.level) }}>
            <label className={grid.choice}>
              <input
                type="checkbox"
                className={grid.box}
                disabled={disabled || (isFull && !chosen.includes(row.id))}
                tabIndex={tabIndex}
                {...(index === 0 && { autoFocus })}
                checked={chosen.includes(row.id)}
                onChange={(event) => onSet(row.id, event.target.checked)}
              />
              {row.label}
            </label>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && (
        <p className={styles.empty}>{t('reference_count', { shown: SHOWN, total: found.length })}</p>
      )}
    </div>
  );
}

/** A text without capitals, accents and outer spaces. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
