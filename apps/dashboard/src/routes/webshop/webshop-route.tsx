import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { webshopQuery } from '../../queries/webshop-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import { WebshopEditor } from './webshop-editor.tsx';

/** `/instellingen/webshop`: addresses, terms, prices and numbers of the webshop. */
export function WebshopRoute() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(webshopQuery(website.id));
  return (
    <>
      <ScreenHeader title={t('webshop_settings_heading')} intro={t('webshop_settings_intro')} />
      {isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && <WebshopEditor key={website.id} opened={data} />}
    </>
  );
}
