import type { listSubmissions, ResponseOf } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { formsQuery, postExportSubmissions, submissionsQuery } from '../../queries/form-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { ExportAction } from '../../screen/export-action.tsx';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { SubmissionPager } from './submission-pager.tsx';
import { SubmissionTable } from './submission-table.tsx';
import { SubmissionToolbar } from './submission-toolbar.tsx';
import * as styles from './submissions.css.ts';
import { useSubmissionSearch, type SubmissionSearch } from './use-submission-search.ts';

/** `/inzendingen`: what visitors sent through forms, newest first. */
export function SubmissionsRoute() {
  const t = useText();
  const { website } = useSession();
  const search = useSubmissionSearch();
  const forms = useQuery(formsQuery(website.id)).data?.forms ?? [];
  const found = useQuery(submissionsQuery(website.id, search.filter));
  const form = forms.find(({ id }) => id === search.filter.form_id);
  return (
    <>
      <ScreenHeader
        title={t('submissions_heading')}
        intro={t('submissions_intro')}
        actions={
          form && (
            <ExportAction
              label={t('submissions_export')}
              load={() => postExportSubmissions(website.id, form.id)}
            />
          )
        }
      />
      <SubmissionToolbar search={search} forms={forms} />
      {found.isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {found.isError && <LoadFailure onRetry={() => void found.refetch()} />}
      {found.data && <Found {...found.data} search={search} />}
    </>
  );
}

type FoundProps = ResponseOf<typeof listSubmissions> & { search: SubmissionSearch };

function Found({ submissions, total, search }: FoundProps) {
  const t = useText();
  return (
    <>
      <p role="status" className={styles.found}>
        {total === 1 ? t('submissions_found_one') : t('submissions_found_many', { count: String(total) })}
      </p>
      {total === 0 && <NothingFound isFiltered={search.isFiltered} onClear={search.clear} />}
      {submissions.length > 0 && <SubmissionTable submissions={submissions} />}
      <SubmissionPager page={search.page} total={total} onGo={search.setPage} />
    </>
  );
}

function NothingFound({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon={isFiltered ? 'search' : 'inbox'}
      title={t(isFiltered ? 'submissions_none' : 'submissions_empty')}
      text={t(isFiltered ? 'submissions_none_text' : 'submissions_empty_text')}
    >
      {isFiltered && <Action onClick={onClear}>{t('submissions_clear')}</Action>}
    </EmptyState>
  );
}
