import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import * as styles from './list-toolbar.css.ts';

interface CursorPagerProps {
  /** Cursors of the pages around this one; '' where there is none. */
  previous: string;
  next: string;
  onGo: (cursor: string) => void;
}

/** Goes to the page before or after, in a list whose pages are not numbered; not shown if there is one page. */
export function CursorPager({ previous, next, onGo }: CursorPagerProps) {
  const t = useText();
  if (previous === '' && next === '') return null;
  return (
    <nav className={styles.pager} aria-label={t('list_pages')}>
      <Action disabled={previous === ''} onClick={() => onGo(previous)}>
        {t('list_previous')}
      </Action>
      <Action disabled={next === ''} onClick={() => onGo(next)}>
        {t('list_next')}
      </Action>
    </nav>
  );
}
