import { mailAddresses, summaryOf } from '@etalage/form-engine/schema';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { sellerOf } from '../websites/seller.ts';
import { addToOutbox } from '../ports/mail/outbox.ts';
import { formMail } from './form-mail.ts';
import type { StoredForm } from './form.repository.ts';

/** Confirmations one address gets in a day: a form must not become a way to fill somebody's mailbox. */
const MOST_CONFIRMATIONS = 5;

interface Kept {
  readonly id: string;
  readonly form: StoredForm;
  readonly values: Readonly<Record<string, string>>;
  readonly url: string;
}

/** Puts the mails of a submission in the outbox: to the owner and, when set, to its visitor; answers their ids. */
export async function mailSubmission(
  tx: WebsiteTransaction,
  { id, form, values, url }: Kept,
  { websiteId, origin, translate: t, ports }: HandlerContext,
): Promise<string[]> {
  const website = await tx
    .selectFrom('websites')
    .select(['name', 'settings'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const seller = sellerOf(website);
  const { settings } = form;
  const lines = summaryOf(form.items, values);
  const visitor = visitorAddress(form, values);
  const ids: (string | undefined)[] = [];

  const told = mailAddresses(settings.mail_to || seller.email);
  for (const [at, recipient] of told.entries()) {
    const mail = formMail({
      recipient,
      replyTo: visitor,
      senderName: seller.name,
      subject: settings.mail_subject || t('form_mail_subject', { form: form.title }),
      intro: t('form_mail_intro', { website: website.name }),
      lines,
      footer: [`${t('form_mail_page')}: ${origin}${url}`],
      button: { label: t('form_mail_open'), url: `${ports.dashboardUrl(origin)}/inzendingen/${id}` },
    });
    ids.push(await addToOutbox(tx, websiteId, `form:${id}:${at}`, mail));
  }

  const recipient = settings.confirm === '1' ? (values[settings.confirm_item] ?? '') : '';
  if (recipient !== '' && (await confirmationsOf(tx, websiteId, recipient)) < MOST_CONFIRMATIONS) {
    const mail = formMail({
      recipient,
      replyTo: seller.email,
      senderName: seller.name,
      subject: settings.confirm_subject || t('form_confirm_subject'),
      intro: settings.confirm_text || t('form_confirm_intro'),
      lines,
      footer: [seller.name, seller.phone, seller.email].filter(Boolean),
    });
    ids.push(await addToOutbox(tx, websiteId, `form-confirm:${id}`, mail));
  }
  return ids.filter((one) => one !== undefined);
}

/** Where the owner's answer goes: the first e-mail address the visitor typed. */
function visitorAddress({ items }: StoredForm, values: Readonly<Record<string, string>>): string {
  const item = items.find(({ type, identifier }) => type === 'email' && values[identifier]);
  return (item && values[item.identifier]) ?? '';
}

async function confirmationsOf(
  tx: WebsiteTransaction,
  websiteId: string,
  recipient: string,
): Promise<number> {
  const { sent } = await tx
    .selectFrom('mail_outbox')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where('website_id', '=', websiteId)
    .where('recipient', '=', recipient)
    .where('unique_key', 'like', 'form-confirm:%')
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return sent;
}
