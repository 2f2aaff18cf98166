import {
  exportConsents,
  listConsents,
  type PayloadOf,
  type ResponseOf,
  scanHosts,
} from '@etalage/api-contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type Consent = ResponseOf<typeof listConsents>['consents'][number];
export type HostFinding = ResponseOf<typeof scanHosts>['findings'][number];
export type HostScan = Omit<ResponseOf<typeof scanHosts>, 'next'>;

type Period = Pick<PayloadOf<typeof listConsents>, 'from' | 'until'>;

const PROOFS_PER_CALL = 50;

/** The proofs of consent of a period, more of them with each page. */
export const consentsQuery = (websiteId: string, period: Period) =>
  infiniteQueryOptions({
    queryKey: ['consents', websiteId, period],
    queryFn: ({ pageParam }) =>
      callApi(listConsents, websiteId, { ...period, after: pageParam, limit: PROOFS_PER_CALL }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: keepPreviousData,
  });

export const fetchConsentFile = (websiteId: string) => callApi(exportConsents, websiteId, {});

/** What the website has of other hosts, of all parts together; stops when nobody waits for it any more. */
export const hostScanQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['host-scan', websiteId],
    queryFn: ({ signal }) => scanWebsite(websiteId, signal),
    // It is about what visitors see, which other screens change.
    staleTime: 0,
  });

async function scanWebsite(websiteId: string, signal: AbortSignal): Promise<HostScan> {
  let { next, ...scan } = await callApi(scanHosts, websiteId, { after: '' });
  const findings = [...scan.findings];
  while (next !== '' && !signal.aborted) {
    const part = await callApi(scanHosts, websiteId, { after: next });
    findings.push(...part.findings);
    scan = { ...scan, scanned: scan.scanned + part.scanned };
    next = part.next;
  }
  return { ...scan, findings };
}
