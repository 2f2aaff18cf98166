import { siteLook } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { usePart } from '../../parts/use-part-editor.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import { LookEditor } from './look-editor.tsx';

/** `/stijl`: the colours, letters and corners of the website (STY-34). */
export function LookRoute() {
  const t = useText();
  const { website } = useSession();
  const { query, calls } = usePart(siteLook, website.id);
  return (
    <>
      <ScreenHeader title={t('look_heading')} intro={t('look_intro')} />
      {query.isPending && <TableSkeleton label={t('look_loading')} />}
      {query.isError && !query.data && <LoadFailure onRetry={() => void query.refetch()} />}
      {query.data && <LookEditor key={website.id} calls={calls} newest={query.data} />}
    </>
  );
}
