import { useText } from '@etalage/ui-kit';
import { Action, Icon } from '@etalage/ui-kit/dashboard';
import { useEffect, useRef } from 'react';
import type { PaletteEntry } from './palette-entry.ts';
import * as styles from './palette.css.ts';
import type { usePaletteEntries } from './use-palette-entries.ts';

interface Props {
  /** Beginning of the ids of its elements. */
  id: string;
  found: ReturnType<typeof usePaletteEntries>;
  /** Index of the active entry. */
  active: number;
  /** Whether signing out failed. */
  cannotSignOut: boolean;
  onChoose: (entry: PaletteEntry, inNewTab: boolean) => void;
}

/** What was found, in groups; the search box has the focus. */
export function PaletteList({ id, found, active, cannotSignOut, onChoose }: Props) {
  const t = useText();
  const { groups, entries, isAsking, hasFailed, retry } = found;
  const current = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers return a promise, which React would take for a cleanup function.
    void current.current?.scrollIntoView({ block: 'nearest' });
  }, [active, entries.length]);
  return (
    <>
      <div id={`${id}-list`} role="listbox" aria-label={t('palette_results')} className={styles.list}>
        {groups.map(({ group, entries: own }) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className={styles.heading}>
              {t(`palette_group_${group}`)}
            </p>
            {own.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the search box handles the keys
                <div
                  key={entry.id}
                  ref={index === active ? current : undefined}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.option}
                  onClick={(event) => onChoose(entry, event.ctrlKey || event.metaKey)}
                >
                  <Icon name={entry.icon} size={18} />
                  <span className={styles.text}>{entry.text}</span>
                  {entry.detail !== '' && <span className={styles.detail}>{entry.detail}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div role="status" className={styles.state}>
        {entries.length === 0 && !isAsking && !hasFailed && t('palette_none')}
        {isAsking && t('palette_asking')}
        {hasFailed && t('palette_failed')}
        {cannotSignOut && t('dashboard_offline')}
      </div>
      {hasFailed && <Action onClick={retry}>{t('palette_retry')}</Action>}
    </>
  );
}
