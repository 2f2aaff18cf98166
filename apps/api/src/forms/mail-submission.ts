import { dashboardPath } from '@etalage/api-contract';
import { mailAddresses, summaryOf } from '@etalage/form-engine/schema';
import { ownValue } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { sellerOf } from '../websites/seller.ts';
import { websiteMailLook } from '../websites/website-mail-look.ts';
import { addToOutbox } from '../ports/mail/outbox.ts';
import { formMail } from './form-mail.ts';
import type { StoredForm } from './form.repository.ts';

/** Maximum number of confirmations to one address per day, so that a form cannot be used to flood a mailbox. */
const MAX_CONFIRMATIONS_PER_DAY = 5;

interface MailedSubmission {
  readonly id: string;
  readonly form: StoredForm;
  readonly values: Readonly<Record<string, string>>;
  readonly url: string;
}

/** Adds the mails of a submission to the outbox, to the owner and, if set, to the visitor; returns their ids. */
export async function mailSubmission(
  tx: WebsiteTransaction,
  { id, form, values, url }: MailedSubmission,
  { websiteId, origin, translate: t, ports }: HandlerContext,
): Promise<string[]> {
  const website = await tx
    .selectFrom('websites')
    .select(['name', 'settings'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const seller = sellerOf(website);
  const look = websiteMailLook(website, origin);
  const { settings } = form;
  const lines = summaryOf(form.items, values);
  const visitor = visitorAddress(form, values);
  const ids: (string | undefined)[] = [];

  const recipients = mailAddresses(settings.mail_to || seller.email);
  for (const [index, recipient] of recipients.entries()) {
    const mail = formMail({
      look,
      recipient,
      replyTo: visitor,
      senderName: seller.name,
      subject: settings.mail_subject || t('form_mail_subject', { form: form.title }),
      intro: t('form_mail_intro', { website: website.name }),
      lines,
      footer: [`${t('form_mail_page')}: ${origin}${url}`],
      button: {
        label: t('form_mail_open'),
        url: ports.dashboardUrl() + dashboardPath(websiteId, `/inzendingen/${id}`),
      },
    });
    ids.push(await addToOutbox(tx, websiteId, `form:${id}:${index}`, mail));
  }

  const recipient = settings.confirm === '1' ? (ownValue(values, settings.confirm_item) ?? '') : '';
  if (recipient !== '' && (await confirmationsOf(tx, websiteId, recipient)) < MAX_CONFIRMATIONS_PER_DAY) {
    const mail = formMail({
      look,
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

/** The Reply-To address of the owner's mail: the first e-mail address that the visitor typed, or ''. */
function visitorAddress({ items }: StoredForm, values: Readonly<Record<string, string>>): string {
  const item = items.find(({ type, identifier }) => type === 'email' && ownValue(values, identifier));
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
    .where('created_at', '>', sql<Date>`clock_or(now()) - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return sent;
}
