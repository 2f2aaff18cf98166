import type { HostFinding } from '../../queries/consent-queries.ts';

/** All that the website has of one other host. */
export interface FoundHost {
  host: string;
  /** When it is loaded; at once if any place loads it at once. */
  loads: HostFinding['loads'];
  /** Names of the entries under which it waits; none if it asks at its own place. */
  asks: readonly string[];
  /** Name of the entry that names it; '' if the list of cookies does not. */
  service: string;
  uses: readonly HostFinding['use'][];
  /** Each place once. */
  places: readonly HostFinding[];
}

/** From what needs attention first to what does not. */
const urgency: Readonly<Record<HostFinding['loads'], number>> = { at_once: 0, after_consent: 1, on_click: 2 };

/** The findings of a scan by host: what is loaded without being in the list comes first, links come last. */
export function foundHosts(findings: readonly HostFinding[]): FoundHost[] {
  const byHost = new Map<string, HostFinding[]>();
  for (const finding of findings) {
    const key = `${finding.loads === 'on_click' ? 'link' : 'load'} ${finding.host}`;
    const known = byHost.get(key);
    if (known) known.push(finding);
    else byHost.set(key, [finding]);
  }
  return [...byHost.values()].map(hostOf).toSorted(byUrgency);
}

function hostOf(findings: HostFinding[]): FoundHost {
  const [first] = findings.toSorted((one, other) => urgency[one.loads] - urgency[other.loads]);
  const places = new Map(findings.map((finding) => [placeKey(finding), finding]));
  return {
    host: first?.host ?? '',
    loads: first?.loads ?? 'on_click',
    asks: [...new Set(findings.map(({ asks }) => asks).filter((name) => name !== ''))],
    service: first?.service ?? '',
    uses: [...new Set(findings.map(({ use }) => use))],
    places: [...places.values()],
  };
}

/** What tells the places of a host apart. */
export function placeKey({ place: { kind, id, title } }: HostFinding): string {
  return `${kind} ${id} ${kind === 'cookies' ? title : ''}`;
}

/** Whether a host is loaded that no entry of the list names. */
export function isUnnamed({ loads, service }: FoundHost): boolean {
  return loads !== 'on_click' && service === '';
}

function byUrgency(one: FoundHost, other: FoundHost): number {
  const [first, second] = [one, other].map(
    (found) => urgency[found.loads] * 2 - (isUnnamed(found) ? 1 : 0),
  ) as [number, number];
  return first - second || one.host.localeCompare(other.host);
}
