import { createTranslate, type Translate } from '@etalage/texts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { PdfBlock, PdfDocument } from '../pdf/pdf-document.ts';
import { findLogo, websitePdfLook } from '../pdf/website-pdf-look.ts';
import type { FileStorage } from '../ports/storage/file-storage.ts';
import { findTerms } from '../terms/agreed-terms.ts';
import type { AgreedTerms } from '../terms/keepable-terms.ts';
import { type Seller, sellerOf } from '../websites/seller.ts';

/** Kept terms with what a document of them needs of their shop. */
export interface FoundTerms {
  readonly terms: AgreedTerms;
  readonly website: { readonly id: string; readonly settings: Record<string, unknown> };
  readonly seller: Seller;
  readonly logo: string | undefined;
  readonly translate: Translate;
}

/** Terms that were kept with their shop; undefined if there are none with this hash. */
export async function findTermsOfShop(
  tx: WebsiteTransaction,
  websiteId: string,
  hash: string,
): Promise<FoundTerms | undefined> {
  const terms = await findTerms(tx, websiteId, hash);
  if (!terms) return undefined;
  const website = await tx
    .selectFrom('websites')
    .select(['id', 'name', 'settings'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const texts = website.settings['texts'] as Readonly<Record<string, string>> | undefined;
  return {
    terms,
    website,
    seller: sellerOf(website),
    logo: await findLogo(tx, website),
    translate: createTranslate(texts ?? {}),
  };
}

/** Terms as they are printed. */
export async function termsPdf(
  storage: FileStorage,
  { terms, website, seller, logo, translate: t }: FoundTerms,
  created: Date,
): Promise<PdfDocument> {
  const { title, lines } = terms;
  const blocks: PdfBlock[] = [
    { kind: 'letterhead', name: seller.name, lines: addressLines(seller) },
    { kind: 'heading', text: title },
    ...lines.map(blockOf),
  ];
  return {
    title,
    author: seller.name,
    language: 'nl',
    created,
    look: await websitePdfLook(storage, website, logo),
    pageText: t('pdf_page', { page: '{page}', pages: '{pages}' }),
    parts: [{ title, footer: t('terms_file_footer', { shop: seller.name, title }), blocks }],
  };
}

/** Terms as text, for when they cannot be drawn. */
export function termsText({ terms: { title, lines } }: FoundTerms): string {
  return [title, ...lines.map(({ kind, text }) => (kind === 'item' ? `- ${text}` : text))].join('\n\n');
}

function blockOf({ kind, text }: AgreedTerms['lines'][number]): PdfBlock {
  if (kind === 'heading') return { kind: 'subheading', text };
  return { kind: 'paragraph', text: kind === 'item' ? `• ${text}` : text };
}

function addressLines({ street, postcode, city, phone, email }: Seller): string[] {
  return [street, `${postcode} ${city}`.trim(), phone, email].filter(Boolean);
}
