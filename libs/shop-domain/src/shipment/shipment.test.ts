import { describe, expect, it } from 'vitest';
import type { ShipmentContent } from '../schema/shipment.schema.ts';
import { checkShipment, tidyShipment } from './check-shipment.ts';
import { piecesLeft, sentStateOf } from './pieces-left.ts';
import { trackLink } from './track-link.ts';

const utrecht = { country: 'NL', postcode: '1234 AB' };
const shipment = (changes: Partial<ShipmentContent> = {}): ShipmentContent => ({
  carrier: 'postnl',
  carrier_name: '',
  track_code: '3S ABC 1',
  track_url: '',
  lines: [{ position: 1, quantity: 1 }],
  ...changes,
});
const lines = [
  { position: 1, quantity: 2 },
  { position: 2, quantity: 1 },
];
const sent = (...pieces: [position: number, quantity: number][]) => ({
  lines: pieces.map(([position, quantity]) => ({ position, quantity })),
});

describe('trackLink', () => {
  it.each([
    ['postnl', 'https://jouw.postnl.nl/track-and-trace/3SABC1-NL-1234AB'],
    ['dhl', 'https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=3SABC1'],
    ['dpd', 'https://tracking.dpd.de/status/nl_NL/parcel/3SABC1'],
    ['gls', 'https://gls-group.eu/track/3SABC1'],
    ['ups', 'https://www.ups.com/track?loc=nl_NL&tracknum=3SABC1'],
    ['bpost', 'https://track.bpost.cloud/btr/web/#/search?lang=nl&itemCode=3SABC1&postalCode=1234AB'],
    ['other', ''],
    ['pickup', ''],
  ] as const)('of %s is %s', (carrier, address) => {
    expect(trackLink(shipment({ carrier }), utrecht)).toBe(address);
  });

  it('is what was typed, and nothing without a code', () => {
    const track_url = 'https://vervoer.nl/x';
    expect(trackLink(shipment({ track_url }), utrecht)).toBe(track_url);
    expect(trackLink(shipment({ track_code: ' ' }), utrecht)).toBe('');
  });

  it('encodes what is typed', () => {
    expect(trackLink(shipment({ track_code: '1/2' }), { country: 'NL', postcode: '"><b>' })).toBe(
      'https://jouw.postnl.nl/track-and-trace/1%2F2-NL-%22%3E%3Cb%3E',
    );
  });
});

describe('piecesLeft and sentStateOf', () => {
  it.each([
    [[], { 1: 2, 2: 1 }, 'none'],
    [[sent()], { 1: 2, 2: 1 }, 'none'],
    [[sent([1, 1])], { 1: 1, 2: 1 }, 'partly'],
    [[sent([1, 1]), sent([1, 1], [2, 1])], { 1: 0, 2: 0 }, 'all'],
    [[sent([1, 9], [2, 1])], { 1: 0, 2: 0 }, 'all'],
  ] as const)('of %j', (shipments, left, state) => {
    expect(Object.fromEntries(piecesLeft(lines, shipments))).toEqual(left);
    expect(sentStateOf(lines, shipments)).toBe(state);
  });
});

describe('checkShipment', () => {
  const left = piecesLeft(lines, [sent([1, 1])]);
  it.each<[string, Partial<ShipmentContent>, object]>([
    ['one piece', {}, {}],
    ['nothing', { lines: [] }, { lines: 'shipment_empty' }],
    ['more than is left', { lines: [{ position: 1, quantity: 2 }] }, { lines: 'shipment_too_many' }],
    ['more than is left in two rows', { lines: sent([1, 1], [1, 1]).lines }, { lines: 'shipment_too_many' }],
    ['a line that is not there', { lines: sent([3, 1]).lines }, { lines: 'shipment_too_many' }],
    ['a carrier without a name', { carrier: 'other' }, { carrier_name: 'shipment_carrier_missing' }],
    ['a carrier with a name', { carrier: 'other', carrier_name: 'Fietskoerier' }, {}],
    ['a code with other signs', { track_code: '3S<b>' }, { track_code: 'shipment_code_invalid' }],
    ['a link without security', { track_url: 'http://x.nl' }, { track_url: 'shipment_link_invalid' }],
    ['a script as link', { track_url: 'javascript:alert(1)' }, { track_url: 'shipment_link_invalid' }],
    ['a link', { track_url: 'https://x.nl/a?b=1' }, {}],
    ['a code that a pick-up does not have', { carrier: 'pickup', track_code: '<' }, {}],
  ])('%s', (_what, changes, keys) => {
    const errors = checkShipment(shipment(changes), left);
    expect(Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first?.key]))).toEqual(
      keys,
    );
  });
});

it('tidyShipment adds up what a line has twice and drops what a pick-up does not have', () => {
  const twice = sent([2, 1], [1, 1], [2, 1]).lines;
  const pickup = tidyShipment(shipment({ carrier: 'pickup', carrier_name: 'x', lines: twice }));
  expect(pickup).toEqual({
    carrier: 'pickup',
    carrier_name: '',
    track_code: '',
    track_url: '',
    lines: sent([1, 1], [2, 2]).lines,
  });
});
