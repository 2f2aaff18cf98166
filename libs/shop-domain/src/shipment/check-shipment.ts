import type { RuleErrors, RuleText } from '../rule-text.ts';
import type { ShipmentContent } from '../schema/shipment.schema.ts';
import type { LinePieces } from './pieces-left.ts';

const CODE = /^[a-z0-9 ./-]*$/i;

/** A shipment without what its choices leave unused, and with each line once. */
export function tidyShipment(content: ShipmentContent): ShipmentContent {
  const { carrier, carrier_name, track_code, track_url, lines } = content;
  const isPickup = carrier === 'pickup';
  return {
    carrier,
    carrier_name: carrier === 'other' ? carrier_name : '',
    track_code: isPickup ? '' : track_code,
    track_url: isPickup ? '' : track_url,
    lines: summed(lines),
  };
}

/** What an owner cannot send beside the limits of the schema, by field; `left` is what is not sent yet. */
export function checkShipment(content: ShipmentContent, left: ReadonlyMap<number, number>): RuleErrors {
  const { carrier, carrier_name, track_code, track_url, lines } = tidyShipment(content);
  const errors: RuleErrors = {};
  const refuse = (field: keyof ShipmentContent, key: RuleText['key']): void => {
    errors[field] = [{ key, values: {} }];
  };
  if (lines.length === 0) refuse('lines', 'shipment_empty');
  if (lines.some(({ position, quantity }) => quantity > (left.get(position) ?? 0)))
    refuse('lines', 'shipment_too_many');
  if (carrier === 'other' && carrier_name === '') refuse('carrier_name', 'shipment_carrier_missing');
  if (!CODE.test(track_code)) refuse('track_code', 'shipment_code_invalid');
  if (track_url !== '' && !isSecureAddress(track_url)) refuse('track_url', 'shipment_link_invalid');
  return errors;
}

function isSecureAddress(text: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/i.test(text) && URL.canParse(text);
}

function summed(lines: readonly LinePieces[]): LinePieces[] {
  const sums = new Map<number, number>();
  for (const { position, quantity } of lines) sums.set(position, (sums.get(position) ?? 0) + quantity);
  return [...sums]
    .map(([position, quantity]) => ({ position, quantity }))
    .toSorted((one, other) => one.position - other.position);
}
