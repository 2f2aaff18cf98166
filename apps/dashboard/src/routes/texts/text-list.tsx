import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Action, EmptyState } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { SearchBox } from '../../lists/search-box.tsx';
import type { PartErrors } from '../../parts/part-state.ts';
import { findTexts, type Wordings } from './find-texts.ts';
import { TextRow } from './text-row.tsx';
import { AddressCheck } from '../../screen/address-check.tsx';
import * as styles from './texts.css.ts';
import type { ShownTexts } from './use-text-search.ts';

/** Texts that are shown at once; the others follow on request. */
const PAGE = 60;

interface Props {
  shown: ShownTexts;
  own: Wordings;
  errors: PartErrors;
  onChange: (key: TextKey, text: string) => void;
}

/** The texts that were searched, with a field for each. */
export function TextList({ shown, own, errors, onChange }: Props) {
  const t = useText();
  const { search } = shown;
  const place = JSON.stringify(search);
  const [more, setMore] = useState({ place, pages: 1 });
  const pages = more.place === place ? more.pages : 1;
  const found = useFound(search, own);
  const rest = found.length - pages * PAGE;
  return (
    <section className={styles.list} aria-label={t('texts_heading')}>
      <div className={styles.toolbar}>
        <SearchBox label={t('texts_search')} value={search.query} onChange={shown.setQuery} />
        <AddressCheck
          className={styles.onlyChanged}
          label={t('texts_only_changed')}
          checked={search.onlyChanged}
          onChange={shown.setOnlyChanged}
        />
        <p role="status" className={styles.found}>
          {found.length === 1 ? t('texts_found_one') : t('texts_found', { count: found.length })}
        </p>
      </div>
      {found.length === 0 && <NoTexts shown={shown} />}
      <ul className={styles.rows}>
        {found.slice(0, pages * PAGE).map((key) => (
          <TextRow key={key} name={key} own={own[key] ?? ''} errors={errors[key]} onChange={onChange} />
        ))}
      </ul>
      {rest > 0 && (
        <Action className={styles.more} onClick={() => setMore({ place, pages: pages + 1 })}>
          {t('texts_more')}
        </Action>
      )}
    </section>
  );
}

/** What was found stays in the list while it is typed in, also if it no longer matches. */
function useFound(search: ShownTexts['search'], own: Wordings): TextKey[] {
  const place = JSON.stringify(search);
  const [kept, setKept] = useState({ place, found: findTexts(search, own) });
  if (kept.place === place) return kept.found;
  const found = findTexts(search, own);
  setKept({ place, found });
  return found;
}

function NoTexts({ shown }: { shown: ShownTexts }) {
  const t = useText();
  const { query, onlyChanged } = shown.search;
  const isAboutChanges = onlyChanged && query === '';
  return (
    <EmptyState
      icon={isAboutChanges ? 'text' : 'search'}
      title={t(isAboutChanges ? 'texts_none_changed' : 'texts_none')}
      text={isAboutChanges ? '' : t('texts_none_text')}
    >
      <Action onClick={shown.clear}>{t('texts_clear')}</Action>
    </EmptyState>
  );
}
