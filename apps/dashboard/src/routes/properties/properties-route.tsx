import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useNewInAddress } from '../../lists/use-new-in-address.ts';
import { propertiesQuery } from '../../queries/property-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import { CreatePropertyDialog } from './create-property-dialog.tsx';
import { PropertyList } from './property-list.tsx';

/** `/kenmerken`: what visitors filter products by. */
export function PropertiesRoute() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(propertiesQuery(website.id));
  const [isCreating, setCreating] = useNewInAddress();
  const create = (
    <Action kind="primary" icon="plus" onClick={() => setCreating(true)}>
      {t('properties_new')}
    </Action>
  );
  return (
    <>
      <ScreenHeader title={t('properties_heading')} intro={t('properties_intro')} actions={create} />
      {isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState icon="properties" title={t('properties_empty')} text={t('properties_empty_text')} />
      )}
      {data && data.length > 0 && <PropertyList properties={data} />}
      {isCreating && <CreatePropertyDialog onClose={() => setCreating(false)} />}
    </>
  );
}
