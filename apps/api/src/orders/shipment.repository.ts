import type { LinePieces } from '@etalage/shop-domain';
import type { ShownShipment } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { sql } from 'kysely';
import type { ShipmentTables } from '../db/tables/shipments.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

type Row = Pick<ShipmentTables['shipments'], 'id' | 'carrier' | 'taken_back_at'> & {
  readonly carrier_name: string;
  readonly track_code: string;
  readonly track_url: string;
  readonly created_at: Date;
};

/** A shipment with its pieces. */
export interface Shipment extends Row {
  readonly lines: readonly (LinePieces & { readonly title: string })[];
}

/** The shipments of an order, oldest first, with those that were taken back. */
export async function findShipments(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<Shipment[]> {
  return tx
    .selectFrom('shipments as s')
    .select(['s.id', 's.carrier', 's.carrier_name', 's.track_code', 's.track_url'])
    .select(['s.created_at', 's.taken_back_at'])
    .select(
      sql<Shipment['lines']>`(
        select coalesce(json_agg(json_build_object(
          'position', p.position, 'quantity', p.quantity, 'title', l.title) order by p.position), '[]')
        from shipment_lines p join order_lines l
          on l.website_id = p.website_id and l.order_id = s.order_id and l.position = p.position
        where p.website_id = s.website_id and p.shipment_id = s.id)`.as('lines'),
    )
    .where('s.website_id', '=', websiteId)
    .where('s.order_id', '=', orderId)
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute();
}

/** Those that count: pieces of a shipment that was taken back are not sent. */
export const standing = (shipments: readonly Shipment[]): Shipment[] =>
  shipments.filter(({ taken_back_at }) => taken_back_at === null);

/** A shipment as buyer and shop see it. */
export function shownShipmentOf(shipment: Shipment, t: Translate): ShownShipment {
  const { id, carrier, carrier_name, track_code, track_url, created_at, lines } = shipment;
  return {
    id,
    sent_at: created_at.toISOString(),
    is_pickup: carrier === 'pickup',
    carrier: carrier === 'other' ? carrier_name : t(`order_carrier_${carrier}`),
    track_code,
    track_url,
    lines: [...lines],
  };
}
