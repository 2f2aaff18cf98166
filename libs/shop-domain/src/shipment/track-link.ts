import type { Carrier, ShipmentContent } from '../schema/shipment.schema.ts';

/** Where a parcel goes; the pages of some carriers ask for it. */
export interface TrackDestination {
  readonly country: string;
  readonly postcode: string;
}

type Address = (code: string, destination: TrackDestination) => string;

/** The public pages of the carriers; code, country and postcode are already encoded. */
const addresses: Partial<Record<Carrier, Address>> = {
  postnl: (code, { country, postcode }) =>
    `https://jouw.postnl.nl/track-and-trace/${[code, country, postcode].filter(Boolean).join('-')}`,
  dhl: (code) => `https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=${code}`,
  dpd: (code) => `https://tracking.dpd.de/status/nl_NL/parcel/${code}`,
  gls: (code) => `https://gls-group.eu/track/${code}`,
  ups: (code) => `https://www.ups.com/track?loc=nl_NL&tracknum=${code}`,
  bpost: (code, { postcode }) =>
    `https://track.bpost.cloud/btr/web/#/search?lang=nl&itemCode=${code}&postalCode=${postcode}`,
};

/** Where a shipment can be followed: the address that was typed, else the page of its carrier; '' without a page or code. */
export function trackLink(
  { carrier, track_code, track_url }: Pick<ShipmentContent, 'carrier' | 'track_code' | 'track_url'>,
  { country, postcode }: TrackDestination,
): string {
  if (carrier === 'pickup') return '';
  if (track_url !== '') return track_url;
  const code = encoded(track_code);
  const destination = { country: encoded(country), postcode: encoded(postcode) };
  return code === '' ? '' : (addresses[carrier]?.(code, destination) ?? '');
}

/** Without spaces: codes and postcodes are written with and without them. */
const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\s/g, ''));
