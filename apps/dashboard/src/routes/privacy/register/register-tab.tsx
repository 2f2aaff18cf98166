import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { registerQuery } from '../../../queries/register-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { RegisterEditor } from './register-editor.tsx';

/** What is kept and why, with what its owner adds. */
export function RegisterTab() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(registerQuery(website.id));
  return (
    <>
      {isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && <RegisterEditor key={website.id} opened={data} />}
    </>
  );
}
