import type { Translate } from '@etalage/texts';
import { type MailLook, mailLayout, type MailPart } from '@etalage/site-model/mail';
import { formatMoney } from '@etalage/texts/format';

const NUMBER = '1024';
const table = 119_900;
const delivery = 4_900;

/** The confirmation of an order that does not exist, as customers of the website get it. */
export function sampleMail(look: MailLook, sender: string, t: Translate): string {
  const parts: MailPart[] = [
    { kind: 'paragraph', text: t('order_mail_greeting', { name: t('look_mail_name') }) },
    { kind: 'paragraph', text: t('order_mail_intro_order', { shop: sender }) },
    { kind: 'heading', text: t('order_mail_heading_order', { number: NUMBER }) },
    {
      kind: 'rows',
      rows: [
        { label: t('look_mail_product'), details: [t('look_mail_detail')], value: formatMoney(table) },
        { label: t('order_mail_shipping', { title: t('look_mail_delivery') }), value: formatMoney(delivery) },
        { label: t('order_mail_total_incl'), value: formatMoney(table + delivery), isStrong: true },
      ],
    },
    { kind: 'button', label: t('order_mail_button'), url: '#', hint: t('order_mail_button_hint') },
    { kind: 'footer', lines: [sender, t('look_mail_footer')] },
  ];
  return mailLayout({ subject: t('order_mail_subject_order', { number: NUMBER }), sender, look, parts }).html;
}
