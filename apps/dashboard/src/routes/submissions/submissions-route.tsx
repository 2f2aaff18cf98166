import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { formsQuery, submissionsPerPage, submissionsQuery } from '../../queries/form-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { ExportAction } from './export-action.tsx';
import { SubmissionTable } from './submission-table.tsx';
import * as styles from './submissions.css.ts';

/** `/inzendingen`: what visitors sent, newest first. The address holds what is asked, so that going back finds it again. */
export function SubmissionsRoute() {
  const t = useText();
  const { website } = useSession();
  const [params, setParams] = useSearchParams();
  const form_id = params.get('formulier') ?? '';
  const typed = params.get('zoek') ?? '';
  const query = useDeferredValue(typed);
  const unread = params.get('ongelezen') === '1';
  const page = Math.max(1, Number(params.get('pagina')) || 1);
  const forms = useQuery(formsQuery(website.id)).data?.forms ?? [];
  const filter = { form_id, query, unread, offset: (page - 1) * submissionsPerPage };
  const found = useQuery(submissionsQuery(website.id, filter));

  const set = (name: string, value: string) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (name !== 'pagina') next.delete('pagina');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const isFiltered = form_id !== '' || query !== '' || unread;
  const form = forms.find(({ id }) => id === form_id);
  return (
    <>
      <ScreenHeader
        title={t('submissions_heading')}
        intro={t('submissions_intro')}
        actions={form && <ExportAction form={form} />}
      />
      <div className={styles.toolbar}>
        <SearchBox label={t('submissions_search')} value={typed} onChange={(value) => set('zoek', value)} />
        <select
          className={styles.choice}
          aria-label={t('submissions_form')}
          value={form_id}
          onChange={(event) => set('formulier', event.target.value)}
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
            onChange={(event) => set('ongelezen', event.target.checked ? '1' : '')}
          />
          {t('submissions_unread')}
        </label>
      </div>
      {found.isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {found.isError && <LoadFailure onRetry={() => void found.refetch()} />}
      {found.data && (
        <p role="status" className={styles.found}>
          {found.data.total === 1
            ? t('submissions_found_one')
            : t('submissions_found_many', { count: String(found.data.total) })}
        </p>
      )}
      {found.data?.total === 0 && (
        <EmptyState
          icon={isFiltered ? 'search' : 'inbox'}
          title={t(isFiltered ? 'submissions_none' : 'submissions_empty')}
          text={t(isFiltered ? 'submissions_none_text' : 'submissions_empty_text')}
        >
          {isFiltered && (
            <Action onClick={() => setParams({}, { replace: true })}>{t('submissions_clear')}</Action>
          )}
        </EmptyState>
      )}
      {found.data && found.data.submissions.length > 0 && (
        <SubmissionTable submissions={found.data.submissions} />
      )}
      {found.data && found.data.total > submissionsPerPage && (
        <Pager
          page={page}
          total={found.data.total}
          onGo={(to) => set('pagina', to === 1 ? '' : String(to))}
        />
      )}
    </>
  );
}

interface PagerProps {
  page: number;
  total: number;
  onGo: (page: number) => void;
}

function Pager({ page, total, onGo }: PagerProps) {
  const t = useText();
  const pages = Math.ceil(total / submissionsPerPage);
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
