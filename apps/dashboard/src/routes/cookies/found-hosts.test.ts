import { expect, it } from 'vitest';
import type { HostFinding } from '../../queries/consent-queries.ts';
import { foundHosts, isUnnamed } from './found-hosts.ts';

const finding = (host: string, more: Partial<HostFinding> = {}): HostFinding => ({
  host,
  use: 'frame',
  loads: 'after_consent',
  asks: '',
  service: '',
  place: { kind: 'page', id: 'p1', title: 'Een' },
  block: 'b1',
  ...more,
});
const second = { kind: 'page', id: 'p2', title: 'Twee' } as const;

it('joins the findings of a host, with each place once and the earliest moment of loading', () => {
  const [found, ...others] = foundHosts([
    finding('a.nl', { asks: 'Video’s' }),
    finding('a.nl', { use: 'picture', asks: 'Video’s' }),
    finding('a.nl', { use: 'picture', loads: 'at_once', place: { kind: 'look', id: '', title: '' } }),
    finding('a.nl', { place: second }),
  ]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    host: 'a.nl',
    loads: 'at_once',
    asks: ['Video’s'],
    uses: ['frame', 'picture'],
  });
  expect(found?.places.map(({ place }) => place.id)).toEqual(['p1', '', 'p2']);
});

it('puts what is loaded at once and in no list first, and links last, apart from what is loaded', () => {
  const hosts = foundHosts([
    finding('z.nl', { loads: 'on_click', use: 'link' }),
    finding('named.nl', { service: 'Video’s' }),
    finding('unnamed.nl'),
    finding('unnamed.nl', { loads: 'on_click', use: 'link' }),
    finding('script.nl', { loads: 'at_once', use: 'script', service: 'Chat' }),
    finding('icon.nl', { loads: 'at_once' }),
  ]);
  expect(hosts.map((found) => `${found.host} ${found.loads} ${isUnnamed(found)}`)).toEqual([
    'icon.nl at_once true',
    'script.nl at_once false',
    'unnamed.nl after_consent true',
    'named.nl after_consent false',
    'unnamed.nl on_click false',
    'z.nl on_click false',
  ]);
});
