import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { allDefinitions } from '../blocks/block-definition.ts';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { useScreen } from '../screen/screen-state.tsx';
import { searchedGroups } from './picker-groups.ts';
import * as styles from './picker.css.ts';
import { PickerItem } from './picker-item.tsx';

type Kind = 'section' | 'content';

const hasOlder = allDefinitions.some((one) => one.disabled);

/** Everything that can be added, with a search box; a press adds it, a drag drops it at a place. */
export function TemplatePicker() {
  const t = useText();
  const id = useId();
  const { insertAt } = useScreen();
  const { place } = useDesignerSession();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<Kind>('section');
  const [older, setOlder] = useState(false);
  // If a place was chosen, only what may be inserted there is offered.
  const asked: Kind = insertAt ? (insertAt.parent === null ? 'section' : 'content') : chosen;
  const searched = useDeferredValue(query);
  const isFixed = insertAt !== null;
  const { kind, groups } = useMemo(
    () => searchedGroups(allDefinitions, t, { kind: asked, place, query: searched, older, isFixed }),
    [t, asked, place, searched, older, isFixed],
  );
  const count = new Set(groups.flatMap(({ items }) => items)).size;
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <KindChoice kind={kind} onChoose={setChosen} />
        <PickerSearch query={query} onChange={setQuery} />
        <PlaceNote />
        <p className={styles.count} role="status">
          {searched && t('designer_picker_found', { count })}
        </p>
      </div>
      {groups.length === 0 && (
        <div className={styles.none}>
          <p>{t('designer_picker_none', { query: searched })}</p>
          <button type="button" className={controlButton.secondary} onClick={() => setQuery('')}>
            {t('designer_picker_clear')}
          </button>
        </div>
      )}
      {groups.map(({ title, items }) => (
        <section key={title} className={styles.group} aria-labelledby={`${id}-${title}`}>
          <h3 id={`${id}-${title}`} className={styles.groupTitle}>
            {t(title)}
          </h3>
          <ul className={styles.items}>
            {items.map((one) => (
              <PickerItem key={one.type} definition={one} group={title} />
            ))}
          </ul>
        </section>
      ))}
      {hasOlder && (
        <label className={styles.older}>
          <input type="checkbox" checked={older} onChange={(event) => setOlder(event.target.checked)} />
          {t('designer_picker_older')}
        </label>
      )}
    </div>
  );
}

function KindChoice({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  const t = useText();
  const { change } = useScreen();
  return (
    <div className={styles.kinds} role="group" aria-label={t('designer_picker_kind')}>
      {(['section', 'content'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className={styles.kind}
          aria-pressed={kind === one}
          onClick={() => {
            onChoose(one);
            change({ insertAt: null });
          }}
        >
          {t(one === 'section' ? 'designer_picker_sections' : 'designer_picker_blocks')}
        </button>
      ))}
    </div>
  );
}

function PickerSearch({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const t = useText();
  const id = useId();
  return (
    <div className={styles.searchBox}>
      <Icon name="search" size={18} />
      <input
        id={id}
        className={styles.search}
        type="search"
        value={query}
        onChange={(event) => onChange(event.target.value)}
        placeholder={t('designer_picker_search')}
        aria-label={t('designer_picker_search')}
        autoComplete="off"
      />
    </div>
  );
}

/** Shows that a place was chosen, with a button to cancel it; otherwise how to add something. */
function PlaceNote() {
  const t = useText();
  const { insertAt, change } = useScreen();
  if (!insertAt) return <p className={styles.hint}>{t('designer_picker_hint')}</p>;
  return (
    <p className={styles.note}>
      {t('designer_picker_place')}{' '}
      <button type="button" className={styles.textButton} onClick={() => change({ insertAt: null })}>
        {t('designer_picker_place_cancel')}
      </button>
    </p>
  );
}
