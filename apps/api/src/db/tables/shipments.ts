import type { Carrier } from '@etalage/shop-domain';
import type { Generated } from 'kysely';

/** Pieces of an order that were sent, or that lie ready for the buyer. */
interface ShipmentRow {
  website_id: string;
  /** Made by the caller. */
  id: string;
  order_id: string;
  carrier: Carrier;
  /** With the carrier `other`. */
  carrier_name: Generated<string>;
  track_code: Generated<string>;
  /** Where it can be followed; '' if nowhere. */
  track_url: Generated<string>;
  created_at: Generated<Date>;
  /** When its owner took it back, so that its pieces can be sent again. */
  taken_back_at: Date | null;
}

interface ShipmentLineRow {
  website_id: string;
  shipment_id: string;
  /** Of the line in `order_lines`. */
  position: number;
  quantity: number;
}

/** What the shop notes about an order; its buyer never sees it. */
interface OrderNoteRow {
  website_id: string;
  /** Made by the caller. */
  id: string;
  order_id: string;
  member_id: string;
  /** At the time of the note. */
  member_name: string;
  /** '' once it was deleted. */
  text: string;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface ShipmentTables {
  shipments: ShipmentRow;
  shipment_lines: ShipmentLineRow;
  order_notes: OrderNoteRow;
}
