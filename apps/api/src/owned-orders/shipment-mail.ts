import type { SentState, ShownShipment } from '@etalage/shop-domain/schema';
import { mailLayout, type MailLook, type MailPart } from '@etalage/site-model/mail';
import type { Translate } from '@etalage/texts';
import { sellerLines } from '../orders/order-mail.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import type { Mail } from '../ports/mail/mail-sender.ts';
import type { Seller } from '../websites/seller.ts';

interface Sending {
  readonly seller: Seller;
  readonly look: MailLook;
  /** The order page. */
  readonly url: string;
  readonly shipment: ShownShipment;
  /** How much of the order was sent with it. */
  readonly sent: SentState;
  /** Whether other pieces were sent before. */
  readonly isFirst: boolean;
}

/** The mail to the buyer about pieces that were sent, or that lie ready to be fetched. */
export function shipmentMail(
  { number, customer }: Pick<OrderRow, 'number' | 'customer'>,
  { seller, look, url, shipment, sent, isFirst }: Sending,
  t: Translate,
): Omit<Mail, 'id'> {
  const key = shipment.is_pickup ? 'ready' : 'sent';
  const share = shareOf(sent, isFirst);
  const subject = t(`order_mail_${key}_subject${share}`, { number });
  const { is_pickup, carrier } = shipment;
  // Several orders that are sent at once name no carrier.
  const isPlain = !is_pickup && carrier === '';
  const shop = seller.name;
  const intro = isPlain
    ? t(`order_mail_sent_intro${share}_plain`, { shop })
    : t(`order_mail_${key}_intro${share}`, { shop, carrier });
  const order = { kind: 'button' as const, label: t('order_mail_button'), url };
  const parts: MailPart[] = [
    { kind: 'paragraph', text: t('order_mail_greeting', { name: customer.invoice_firstname }) },
    { kind: 'paragraph', text: intro },
    ...trackParts(shipment, t),
    { kind: 'heading', text: t(`order_mail_${key}_heading`) },
    { kind: 'lines', lines: shipment.lines.map(({ quantity, title }) => `${quantity} x ${title}`) },
    { ...order, hint: t('order_mail_button_hint') },
    { kind: 'footer', lines: sellerLines(seller, t) },
  ];
  const layout = mailLayout({ subject, sender: seller.name, look, parts });
  return {
    recipient: customer.invoice_email,
    replyTo: seller.email,
    senderName: seller.name,
    subject,
    ...layout,
  };
}

/** Whether it is the whole order, a part of it or what was left; the end of the keys of the texts. */
function shareOf(sent: SentState, isFirst: boolean): '' | '_part' | '_rest' {
  if (sent !== 'all') return '_part';
  return isFirst ? '' : '_rest';
}

function trackParts({ track_code, track_url }: ShownShipment, t: Translate): MailPart[] {
  const code: MailPart[] =
    track_code === '' ? [] : [{ kind: 'paragraph', text: t('order_mail_sent_code', { code: track_code }) }];
  const button: MailPart[] =
    track_url === '' ? [] : [{ kind: 'button', label: t('order_mail_sent_track'), url: track_url }];
  return [...code, ...button];
}
