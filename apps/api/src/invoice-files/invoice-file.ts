import type { InvoiceDocument } from '@etalage/shop-domain';
import type { HandlerContext } from '../calls/handler-context.ts';
import { runPdfThread } from '../pdf/run-pdf-thread.ts';
import { findMailWebsite } from '../websites/find-mail-website.ts';
import { findLogo, websitePdfLook } from '../pdf/website-pdf-look.ts';
import { invoicePdf, titleOf } from './invoice-pdf.ts';
import { payUrlOf } from './payment-blocks.ts';
import { writeUbl } from './ubl/write-ubl.ts';

interface File {
  readonly name: string;
  /** In base64. */
  readonly file: string;
}

/** A stored document as UBL. */
export async function ublFile(
  context: HandlerContext,
  document: InvoiceDocument,
  buyerEmail: string,
): Promise<File> {
  const payUrl = payUrlOf(document, await originOf(context, document));
  const written = writeUbl(document, { buyerEmail, payUrl });
  return { name: `${document.number}.xml`, file: base64(Buffer.from(written)) };
}

/**
 * A stored document as a PDF, with the logo and the colour of the website. Buyers wait in a line of their own, so that none
 * of them keeps the people of the shop from theirs.
 */
export async function pdfFile(
  context: HandlerContext,
  document: InvoiceDocument,
  isForBuyer: boolean,
): Promise<File> {
  const { websiteId, translate: t, ports } = context;
  const { website, logo } = await context.read(async (tx) => {
    const row = await tx
      .selectFrom('websites')
      .select(['id', 'settings'])
      .where('id', '=', websiteId)
      .executeTakeFirstOrThrow();
    return { website: row, logo: await findLogo(tx, row) };
  });
  const origin = await originOf(context, document);
  const bytes = await runPdfThread(isForBuyer ? `buyers of ${websiteId}` : websiteId, async () => ({
    title: titleOf(document, t),
    author: document.seller.name,
    language: 'nl',
    created: context.now(),
    look: await websitePdfLook(ports.files.storage, website, logo),
    pageText: t('pdf_page', { page: '{page}', pages: '{pages}' }),
    parts: [invoicePdf(document, t, origin)],
  }));
  return { name: `${document.number}.pdf`, file: base64(Buffer.from(bytes)) };
}

/** Where the website is now, for the page of what is open: a link to where it was would be dead. */
async function originOf(
  { websiteId, ports, read }: HandlerContext,
  { pay_path }: InvoiceDocument,
): Promise<string> {
  if (pay_path === undefined) return '';
  const { host } = await read((tx) => findMailWebsite(tx, websiteId));
  return ports.siteUrl(host);
}

const base64 = (bytes: Buffer): string => bytes.toString('base64');
