import { textScreens } from '@etalage/texts/screens';
import { useText } from '@etalage/ui-kit';
import { useEffect, useRef } from 'react';
import { changedPerScreen, type Wordings } from './find-texts.ts';
import * as styles from './texts.css.ts';
import type { ShownTexts } from './use-text-search.ts';

/** The screens of the website, each with the number of texts that the owner changed. */
export function ScreenChoice({ shown, own }: { shown: ShownTexts; own: Wordings }) {
  const t = useText();
  const counts = changedPerScreen(own);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a small screen the screens are one row that scrolls.
    const chosen = list.current?.querySelector('[aria-current]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown.search.screen]);
  return (
    <nav className={styles.screens} aria-label={t('texts_screens')}>
      <ul ref={list} className={styles.screenList}>
        {[null, ...textScreens].map((screen) => (
          <li key={screen ?? 'all'}>
            <button
              type="button"
              className={styles.screen}
              aria-current={shown.search.screen === screen || undefined}
              onClick={() => shown.setScreen(screen)}
            >
              <span>{t(screen ? `texts_screen_${screen}` : 'texts_all')}</span>
              {screen && counts.has(screen) && (
                <span className={styles.count}>
                  {t('texts_changed_count', { count: counts.get(screen) ?? 0 })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
