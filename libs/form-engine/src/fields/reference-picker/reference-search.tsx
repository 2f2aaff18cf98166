import { useText } from '@etalage/ui-kit';
import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../../controls/button.tsx';
import { Loading } from '../../controls/loading.tsx';
import type { ReferenceTarget } from '../../definition/reference.ts';
import { control } from '../../form-parts/field-view.css.ts';
import type { Referable } from '../../form-parts/reference-source.ts';
import { optionId, ReferenceOptions } from './reference-options.tsx';
import * as styles from './reference-picker.css.ts';
import { useReferables, type Referables } from './use-referables.ts';

interface Props {
  kind: ReferenceTarget;
  many: boolean;
  chosen: readonly string[];
  onChoose: (item: Referable) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A search box with the list of results; the arrow keys move through the list, Enter chooses. */
export function ReferenceSearch({ kind, many, chosen, onChoose }: Props) {
  const t = useText();
  const id = useId();
  const [query, setQuery] = useState('');
  const found = useReferables(kind, query.trim());
  const { page, answered, state, reload, more } = found;
  const { items, total } = page;
  const { active, setActive, onKeyDown } = useActiveItem(items, onChoose);
  const search = (text: string) => {
    setQuery(text);
    setActive(-1);
  };
  return (
    <>
      <input
        type="search"
        role="combobox"
        className={control}
        aria-label={t(`reference_search_${kind}`)}
        placeholder={t(`reference_search_${kind}`)}
        aria-controls={id}
        aria-expanded={items.length > 0}
        aria-autocomplete="list"
        aria-activedescendant={items[active] ? optionId(id, active) : undefined}
        autoComplete="off"
        maxLength={200}
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.count}>
        {state === 'ready' && total > 0 && t('reference_count', { shown: items.length, total })}
      </p>
      {state === 'failed' && items.length > 0 && <Loading state={state} reload={reload} />}
      <Results
        {...found}
        id={id}
        kind={kind}
        many={many}
        chosen={chosen}
        active={active}
        onChoose={onChoose}
        onClear={() => search('')}
      />
      {items.length < total && answered === query.trim() && (
        <Button className={styles.more} aria-busy={state === 'loading'} onClick={more}>
          {t('reference_more')}
        </Button>
      )}
    </>
  );
}

/** The item that the arrow keys moved to, by its index; -1 if there is none. */
function useActiveItem(items: readonly Referable[], onChoose: (item: Referable) => void) {
  const [active, setActive] = useState(-1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const item = items[active];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setActive(Math.min(Math.max(active + step, 0), items.length - 1));
    } else if (event.key === 'Enter') {
      // Enter without an active item must not send a form around the field.
      event.preventDefault();
      if (item) onChoose(item);
    }
  };
  return { active, setActive, onKeyDown };
}

interface ResultsProps extends Props, Referables {
  /** Id of the list box. */
  id: string;
  /** Index of the active option; -1 if there is none. */
  active: number;
  onClear: () => void;
}

/** The options that were found, or why there are none. */
function Results({ page, answered, state, reload, onClear, ...options }: ResultsProps) {
  const t = useText();
  const { kind } = options;
  if (state === 'failed' && page.items.length === 0) return <Failed onRetry={reload} />;
  if (state === 'ready' && page.total === 0) {
    return <Nothing kind={kind} query={answered} onClear={onClear} />;
  }
  return (
    <ReferenceOptions
      id={options.id}
      label={t(`reference_many_${kind}`)}
      items={page.items}
      chosen={options.chosen}
      many={options.many}
      active={options.active}
      busy={state === 'loading'}
      onChoose={options.onChoose}
    />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.nothing} role="alert">
      <p className={styles.notFound}>{t('formfield_load_failed')}</p>
      <Button onClick={onRetry}>{t('formfield_retry')}</Button>
    </div>
  );
}

/** Says that nothing was found, or that there is nothing to choose from. */
function Nothing({ kind, query, onClear }: { kind: ReferenceTarget; query: string; onClear: () => void }) {
  const t = useText();
  if (query === '') return <p className={styles.nothing}>{t(`reference_none_${kind}`)}</p>;
  return (
    <div className={styles.nothing}>
      <p className={styles.notFound}>{t('reference_not_found', { query })}</p>
      <Button onClick={onClear}>{t('reference_clear_search')}</Button>
    </div>
  );
}
