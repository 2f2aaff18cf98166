import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Badge, type Column, DataTable } from '@etalage/ui-kit/dashboard';
import * as styles from './cookies.css.ts';
import { type FoundHost, isUnnamed } from './found-hosts.ts';
import { HostPlaces } from './host-places.tsx';

/** Other hosts with what is loaded of them, when, under which entry, and where. */
export function HostTable({ label, hosts }: { label: string; hosts: readonly FoundHost[] }) {
  const t = useText();
  const columns: readonly Column<FoundHost>[] = [
    {
      key: 'host',
      title: t('cookies_scan_host'),
      cell: ({ host, uses }) => (
        <span className={styles.host}>
          {host}
          <span className={styles.soft}>{uses.map((use) => t(`cookies_scan_use_${use}`)).join(', ')}</span>
        </span>
      ),
    },
    {
      key: 'loads',
      title: t('cookies_scan_when'),
      width: '19rem',
      cell: (found) => (
        <span className={styles.when}>
          {found.loads === 'at_once' ? (
            <Badge tone="waiting">{whenText(found, t)}</Badge>
          ) : (
            whenText(found, t)
          )}
          {isUnnamed(found) && <Badge tone="waiting">{t('cookies_scan_not_named')}</Badge>}
          {found.loads !== 'on_click' && found.service !== '' && !found.asks.includes(found.service) && (
            <span className={styles.soft}>{t('cookies_scan_named', { name: found.service })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'places',
      title: t('cookies_scan_where'),
      width: '19rem',
      cell: (found) => <HostPlaces found={found} />,
    },
  ];
  return <DataTable label={label} columns={columns} rows={hosts} rowKey={({ host }) => host} />;
}

/** When a host is loaded, with the names of the entries that it waits for. */
function whenText({ loads, asks }: FoundHost, t: Translate): string {
  if (loads === 'after_consent')
    return asks.length > 0
      ? t('cookies_scan_waits_for', { names: asks.join(', ') })
      : t('cookies_scan_waits_in_place');
  return t(loads === 'at_once' ? 'cookies_scan_at_once' : 'cookies_scan_on_click');
}
