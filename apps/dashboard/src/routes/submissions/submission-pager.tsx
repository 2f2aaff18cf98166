import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { SUBMISSIONS_PER_PAGE } from '../../queries/form-queries.ts';
import * as styles from './submissions.css.ts';

interface PagerProps {
  /** From 1. */
  page: number;
  /** Number of submissions on all pages. */
  total: number;
  onGo: (page: number) => void;
}

/** Links to the pages of a long list; not shown if there is one page. */
export function SubmissionPager({ page, total, onGo }: PagerProps) {
  const t = useText();
  const pages = Math.ceil(total / SUBMISSIONS_PER_PAGE);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('submissions_pages')}>
      <Action disabled={page <= 1} onClick={() => onGo(page - 1)}>
        {t('submissions_newer')}
      </Action>
      <span className={styles.found}>
        {t('submissions_page', { page: String(page), pages: String(pages) })}
      </span>
      <Action disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {t('submissions_older')}
      </Action>
    </nav>
  );
}
