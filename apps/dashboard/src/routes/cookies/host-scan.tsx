import { maxScannedPages } from '@etalage/api-contract';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { type HostScan as Scan, hostScanQuery } from '../../queries/consent-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from './cookies.css.ts';
import { foundHosts, isUnnamed } from './found-hosts.ts';
import { HostTable } from './host-table.tsx';

/** What the website loads of other hosts, with the places and what it waits for. */
export function HostScan() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, isFetching, refetch } = useQuery(hostScanQuery(website.id));
  if (isPending) return <TableSkeleton label={t('cookies_scan_loading')} />;
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  return (
    <div className={styles.list}>
      <div className={styles.scanHead}>
        <Summary scan={data} />
        <Action icon="search" busy={isFetching} onClick={() => void refetch()}>
          {t('cookies_scan_again')}
        </Action>
      </div>
      <Hosts scan={data} />
    </div>
  );
}

function Summary({ scan: { scanned, findings, skipped } }: { scan: Scan }) {
  const t = useText();
  const loaded = foundHosts(findings).filter(({ loads }) => loads !== 'on_click');
  const unnamed = loaded.filter(isUnnamed).length;
  return (
    <div>
      <p role="status" className={styles.summary}>
        {t(unnamed > 0 ? 'cookies_scan_found_unnamed' : 'cookies_scan_found', {
          count: formatCount(loaded.length),
          unnamed: formatCount(unnamed),
        })}
      </p>
      <p className={styles.soft}>{t('cookies_scan_scanned', { count: formatCount(scanned) })}</p>
      {skipped > 0 && (
        <p className={styles.soft}>
          {t('cookies_scan_skipped', { most: formatCount(maxScannedPages), count: formatCount(skipped) })}
        </p>
      )}
    </div>
  );
}

function Hosts({ scan }: { scan: Scan }) {
  const t = useText();
  const hosts = foundHosts(scan.findings);
  const loaded = hosts.filter(({ loads }) => loads !== 'on_click');
  const links = hosts.filter(({ loads }) => loads === 'on_click');
  return (
    <>
      {loaded.length === 0 ? (
        <EmptyState icon="check" title={t('cookies_scan_none')} text={t('cookies_scan_none_text')} />
      ) : (
        <HostTable label={t('cookies_tab_scan')} hosts={loaded} />
      )}
      {links.length > 0 && (
        <details className={styles.links}>
          <summary>{t('cookies_scan_links', { count: formatCount(links.length) })}</summary>
          <p className={styles.soft}>{t('cookies_scan_links_text')}</p>
          <HostTable label={t('cookies_scan_links_label')} hosts={links} />
        </details>
      )}
    </>
  );
}
