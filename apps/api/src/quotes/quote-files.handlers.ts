import { type getQuoteFile, MAX_QUOTE_FILES, type quoteFileUrl } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { createUploadUrl } from '../files/create-upload-url.ts';
import { fileAddress } from '../files/file-address.ts';
import { isFileKey } from '../files/file-key.ts';
import { findFile } from '../files/file.repository.ts';
import { orderRoles } from '../orders/order-roles.ts';
import type { QuoteRow } from '../payments/order.repository.ts';
import { refuseQuote } from './change-quote.ts';
import { findQuote } from './offers.repository.ts';

/** A signed address to which a member uploads one file that will go with an offer. */
export const quoteFileUrlHandler: Handler<typeof quoteFileUrl> = async (
  { number, filePath, contentType },
  context,
) => {
  const member = requireRole(context, orderRoles);
  const { websiteId } = context;
  const quote = await context.read(async (tx) => {
    const found = await findQuote(tx, websiteId, { number });
    if (!found) throw new ApiError('not_found');
    if (found.status === 'accepted') refuseQuote('quote_error_closed');
    if (found.status === 'declined') refuseQuote('quote_error_declined');
    await refuseMany(tx, found);
    return found;
  });
  // As visitors send them: what a customer opens is no font, drawing or model, and a mailbox of files is no library.
  const upload = { uploader: 'visitor', filePath, contentType } as const;
  const owner = { is_private: true, member_id: member.id, visitor_hash: null, form_id: null };
  return { url: await createUploadUrl(context, upload, { ...owner, quote_id: quote.id }) };
};

async function refuseMany(tx: WebsiteTransaction, { website_id, id }: QuoteRow): Promise<void> {
  const { count } = await tx
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('website_id', '=', website_id)
    .where('quote_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_QUOTE_FILES) refuseQuote('quote_files_too_many', { most: MAX_QUOTE_FILES });
}

/** The address at which the people of the shop read a file of a quote. */
export const getQuoteFileHandler: Handler<typeof getQuoteFile> = async ({ number, key }, context) => {
  requireRole(context, orderRoles);
  const { websiteId, now } = context;
  if (!isFileKey(key)) throw gone();
  return context.write(async (tx) => {
    const quote = await findQuote(tx, websiteId, { number });
    const file = await findFile(tx, websiteId, key);
    if (!quote || file?.state !== 'stored' || file.quote_id !== quote.id) throw gone();
    return { url: await fileAddress(tx, websiteId, file, now()) };
  });
};

const gone = () => new ApiError('not_found', { key: [{ key: 'quote_file_missing' }] });
