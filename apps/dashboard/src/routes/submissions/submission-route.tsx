import { useText } from '@etalage/ui-kit';
import { backLink, EmptyState, Icon, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ScreenLink } from '../../session/screen-link.tsx';
import { failedWith } from '../../queries/call-api.ts';
import { submissionQuery } from '../../queries/form-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { SubmissionScreen } from './submission-screen.tsx';

/** `/inzendingen/{id}`: everything that a visitor sent. Opening it marks it as read. */
export function SubmissionRoute() {
  const t = useText();
  const { id = '' } = useParams();
  const { website } = useSession();
  const { data, error, isPending, refetch } = useQuery(submissionQuery(website.id, id));
  const isMissing = failedWith(error, 'not_found');
  const back = (
    <ScreenLink className={backLink} to="/inzendingen">
      <Icon name="back" size={16} />
      {t('submissions_back')}
    </ScreenLink>
  );
  if (data) return <SubmissionScreen key={id} id={id} submission={data.submission} back={back} />;
  return (
    <>
      <ScreenHeader key="unknown" title={t('submissions_one')} back={back} />
      {isMissing && (
        <EmptyState icon="inbox" title={t('dashboard_not_found_title')} text={t('submissions_gone')} />
      )}
      {isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {error && !isMissing && <LoadFailure onRetry={() => void refetch()} />}
    </>
  );
}
