import type { LegalPlace } from '../legal-check.schema.ts';
import type { LegalRule, LoadAtOnce } from '../legal-facts.ts';
import { findingIn } from '../legal-finding.ts';

/** Hosts of services that follow visitors, without `www.`; the hosts below them count too. */
const trackers = [
  'google-analytics.com',
  'googletagmanager.com',
  'doubleclick.net',
  'googleadservices.com',
  'googlesyndication.com',
  'facebook.net',
  'facebook.com',
  'hotjar.com',
  'clarity.ms',
  'bing.com',
  'linkedin.com',
  'licdn.com',
  'tiktok.com',
  'pinterest.com',
  'pinimg.com',
  'snapchat.com',
  'criteo.com',
  'criteo.net',
  'klaviyo.com',
  'hs-scripts.com',
  'hs-analytics.net',
] as const;

/** Whether a host belongs to a service that is known to follow visitors. */
export const isTracker = (host: string): boolean =>
  trackers.some((known) => host === known || host.endsWith(`.${known}`));

const namedBy = ({ host, place }: LoadAtOnce): LegalPlace => {
  const title = place.title === '' ? host : `${place.title}: ${host}`;
  return { ...place, title };
};

/** What is loaded of others before a visitor agreed, and content of others that visitors are not told about. */
export const cookies: LegalRule = ({ loads, documents }) => {
  const followed = loads.filter(({ host }) => isTracker(host)).map(namedBy);
  const others = loads.filter(({ host }) => !isTracker(host)).map(namedBy);
  const unlisted = documents.flatMap(({ place, unlisted: found }) =>
    found.map(({ host, block }) => ({ ...place, title: `${place.title}: ${host}`, block })),
  );
  return [
    ...findingIn('tracker_at_once', followed),
    ...findingIn('load_at_once', others),
    ...findingIn('embed_unlisted', unlisted),
  ];
};
