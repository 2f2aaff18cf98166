import { siteCookies } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { usePart } from '../../parts/use-part-editor.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import { CookiesEditor } from './cookies-editor.tsx';

/** `/cookies`: what the website stores at visitors, and the bar that asks for it (COOK-17). */
export function CookiesRoute() {
  const t = useText();
  const { website } = useSession();
  const { query, calls } = usePart(siteCookies, website.id);
  return (
    <>
      <ScreenHeader title={t('cookies_heading')} intro={t('cookies_intro')} />
      {query.isPending && <TableSkeleton label={t('cookies_loading')} />}
      {query.isError && !query.data && <LoadFailure onRetry={() => void query.refetch()} />}
      {query.data && <CookiesEditor key={website.id} calls={calls} newest={query.data} />}
    </>
  );
}
