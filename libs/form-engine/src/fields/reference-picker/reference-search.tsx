import { useText } from '@etalage/ui-kit';
import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../../controls/button.tsx';
import { Loading } from '../../controls/loading.tsx';
import type { ReferenceTarget } from '../../definition/reference.ts';
import { control } from '../../form-parts/field-view.css.ts';
import type { Referable } from '../../form-parts/reference-source.ts';
import { optionId, ReferenceOptions } from './reference-options.tsx';
import * as styles from './reference-picker.css.ts';
import { useReferables } from './use-referables.ts';

interface Props {
  kind: ReferenceTarget;
  many: boolean;
  chosen: readonly string[];
  onChoose: (item: Referable) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A search box over what can be chosen; the arrow keys walk through the list, Enter chooses. */
export function ReferenceSearch({ kind, many, chosen, onChoose }: Props) {
  const t = useText();
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const { page, answered, state, reload, more } = useReferables(kind, query.trim());
  const { items, total } = page;
  const search = (words: string) => {
    setQuery(words);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const item = items[active];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setActive(Math.min(Math.max(active + step, 0), items.length - 1));
    } else if (event.key === 'Enter') {
      // Enter without a choice does nothing, instead of sending a form around the field.
      event.preventDefault();
      if (item) onChoose(item);
    }
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
      {state === 'failed' && items.length === 0 ? (
        <Failed onRetry={reload} />
      ) : state === 'ready' && total === 0 ? (
        <Nothing kind={kind} query={answered} onClear={() => search('')} />
      ) : (
        <ReferenceOptions
          id={id}
          label={t(`reference_many_${kind}`)}
          items={items}
          chosen={chosen}
          many={many}
          active={active}
          busy={state === 'loading'}
          onChoose={onChoose}
        />
      )}
      {items.length < total && answered === query.trim() && (
        <Button className={styles.more} aria-busy={state === 'loading'} onClick={more}>
          {t('reference_more')}
        </Button>
      )}
    </>
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

/** Nothing was found, or there is nothing at all. */
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
