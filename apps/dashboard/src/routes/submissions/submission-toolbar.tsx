import { useText } from '@etalage/ui-kit';
import { SearchBox } from '../../lists/search-box.tsx';
import * as styles from './submissions.css.ts';
import type { SubmissionSearch } from './use-submission-search.ts';

interface Props {
  search: SubmissionSearch;
  forms: readonly { id: string; title: string }[];
}

/** The search box and filters above the submissions. */
export function SubmissionToolbar({ search, forms }: Props) {
  const t = useText();
  const { form_id, unread } = search.filter;
  return (
    <div className={styles.toolbar}>
      <SearchBox label={t('submissions_search')} value={search.typed} onChange={search.setTyped} />
      <select
        className={styles.choice}
        aria-label={t('submissions_form')}
        value={form_id}
        onChange={(event) => search.setForm(event.target.value)}
      >
        <option value="">{t('submissions_all_forms')}</option>
        {forms.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <label className={styles.only}>
        <input
          type="checkbox"
          checked={unread}
          onChange={(event) => search.setUnread(event.target.checked)}
        />
        {t('submissions_unread')}
      </label>
    </div>
  );
}
