import type { MailExample } from '@etalage/api-contract';
import type { TextKey } from '@etalage/texts';
import { ApiError } from '../../calls/api-error.ts';
import type { HandlerContext } from '../../calls/handler-context.ts';
import { withWebsite } from '../../db/with-website.ts';
import type { Mail } from '../../ports/mail/mail-sender.ts';
import { composeExample } from './compose-example.ts';
import { noticingTranslate } from './own-texts.ts';

/** Who may look at mails and change their texts (GEN-08). */
export const exampleRoles = ['owner', 'editor'] as const;

interface ComposedMail {
  readonly composed: Omit<Mail, 'id'>;
  /** Of its texts that an owner can change, in the order of the mail. */
  readonly keys: TextKey[];
}

/** Ends a transaction of which nothing may stay. */
class RolledBack extends Error {}

/**
 * Composes a mail with these wordings, in a transaction that is rolled back. Throws `validation_failed` for a mail to the
 * shop when the shop has no address.
 */
export async function composedMail(
  context: HandlerContext,
  mail: MailExample,
  texts: Readonly<Record<string, string>>,
): Promise<ComposedMail> {
  const { translate, keys } = noticingTranslate(texts);
  const made: { composed?: Omit<Mail, 'id'> | undefined } = {};
  try {
    await withWebsite(context.db, context.websiteId, async (tx) => {
      made.composed = await composeExample(tx, { ...context, translate }, mail);
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  const { composed } = made;
  if (!composed) throw new ApiError('validation_failed', { general: [{ key: 'mails_example_no_address' }] });
  return { composed, keys: [...keys] };
}
