import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { companyQuery } from '../../queries/company-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import { CompanyEditor } from './company-editor.tsx';

/** `/instellingen/bedrijf`: who sells. */
export function CompanyRoute() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(companyQuery(website.id));
  return (
    <>
      <ScreenHeader title={t('company_heading')} intro={t('company_intro')} />
      {isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && <CompanyEditor key={website.id} opened={data} />}
    </>
  );
}
