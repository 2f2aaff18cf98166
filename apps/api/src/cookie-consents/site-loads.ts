import type { OutputOf, scanHosts } from '@etalage/api-contract';
import { foreignLoads } from '@etalage/blocks/schema';
import {
  entryOfHost,
  isOwnPicture,
  mediaEntryOf,
  needsConsent,
  readPicture,
  type CookieEntry,
  type PageDocument,
  type Site,
} from '@etalage/site-model';

export type Finding = OutputOf<typeof scanHosts>['findings'][number];
type Place = Finding['place'];

/** What a document has of other hosts. Its content waits for the entry for media; a link loads nothing. */
export function documentFindings(
  document: PageDocument,
  place: Place,
  list: readonly CookieEntry[],
): Finding[] {
  const asks = mediaEntryOf(list)?.name ?? '';
  return foreignLoads(document).map(({ host, use, block }) => ({
    host,
    use,
    loads: use === 'link' ? 'on_click' : 'after_consent',
    asks: use === 'link' ? '' : asks,
    service: serviceOf(list, host),
    place,
    block,
  }));
}

/** What the look of a website has of other hosts: its logo waits like any picture, the sign in a tab cannot. */
export function lookFindings({ logo, theme, cookies: { list } }: Site): Finding[] {
  const asks = mediaEntryOf(list)?.name ?? '';
  const pictures = [
    { source: logo, loads: 'after_consent', asks },
    { source: theme.icon, loads: 'at_once', asks: '' },
  ] as const;
  return pictures.flatMap(({ source, ...rest }) => {
    const { address } = readPicture(source);
    const whole = address.replace(/^\/\//, 'https://');
    if (isOwnPicture(address) || !URL.canParse(whole)) return [];
    const host = plain(new URL(whole).host);
    const place = { kind: 'look', id: '', title: '' } as const;
    return [{ host, use: 'picture', ...rest, service: serviceOf(list, host), place, block: '' } as const];
  });
}

/** The hosts of the scripts of the cookie list, and those with which these exchange data. */
export function scriptFindings(list: readonly CookieEntry[]): Finding[] {
  const running = list.filter(({ scripts, code }) => scripts.length > 0 || code !== '');
  return running.flatMap((entry) => {
    const hosts = [...entry.scripts.map((address) => new URL(address).host), ...entry.hosts].map(plain);
    const asksFirst = needsConsent(entry);
    return [...new Set(hosts)].map((host) => ({
      host,
      use: 'script' as const,
      loads: asksFirst ? ('after_consent' as const) : ('at_once' as const),
      asks: asksFirst ? entry.name : '',
      service: entry.name,
      place: { kind: 'cookies' as const, id: '', title: entry.name },
      block: '',
    }));
  });
}

function serviceOf(list: readonly CookieEntry[], host: string): string {
  return entryOfHost(list, host)?.name ?? '';
}

function plain(host: string): string {
  return host.replace(/^www\./, '');
}
