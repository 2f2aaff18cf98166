import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { peppolQuery } from '../../queries/peppol-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from '../account/account.css.ts';
import { ConnectionCard } from './connection-card.tsx';
import { StuckCard } from './stuck-card.tsx';

/** `/instellingen/peppol`: the connection to an access point, and what did not arrive. */
export function PeppolRoute() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(peppolQuery(website.id));
  return (
    <>
      <ScreenHeader title={t('peppol_title')} intro={t('peppol_intro')} />
      <div className={styles.stack}>
        {isPending && <TableSkeleton label={t('peppol_loading')} rows={3} />}
        {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
        {data && <ConnectionCard key={website.id} settings={data} />}
        {data && <StuckCard stuck={data.stuck} />}
      </div>
    </>
  );
}
