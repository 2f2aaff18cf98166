import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { retentionQuery } from '../../queries/retention-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { RetentionEditor } from './retention-editor.tsx';

/** The terms of all kinds of data. */
export function TermsTab() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(retentionQuery(website.id));
  return (
    <>
      {isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && <RetentionEditor key={website.id} opened={data} />}
    </>
  );
}
