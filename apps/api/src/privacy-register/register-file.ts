import type { RegisterEntry } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { formatDate } from '@etalage/texts/format';
import { csvFile } from '../calls/csv-file.ts';
import type { PdfBlock, PdfDocument, PdfLook } from '../pdf/pdf-document.ts';
import type { RegisterFacts } from './register-facts.ts';
import { controllerLines, measureLines, registerRows } from './register-rows.ts';

const fields = ['purpose', 'basis', 'persons', 'data', 'receivers', 'term'] as const;

/** The register as a sheet: a line per kind of processing. */
export function registerCsv(facts: RegisterFacts, t: Translate): string {
  const rows = [...registerRows(facts, t), ...facts.entries];
  return csvFile([
    [t('privacy_register_name'), ...fields.map((field) => t(`privacy_register_${field}`))],
    ...rows.map((row) => [row.title, ...fields.map((field) => row[field])]),
    [t('privacy_register_measures'), measureLines(t).join(' ')],
    [t('privacy_register_transfer'), t('privacy_transfer')],
  ]);
}

interface Made {
  readonly created: Date;
  readonly look: PdfLook;
}

/** The register as a document. */
export function registerPdf(facts: RegisterFacts, t: Translate, { created, look }: Made): PdfDocument {
  const title = t('privacy_register_title');
  const rows = [...registerRows(facts, t), ...facts.entries];
  const blocks: PdfBlock[] = [
    { kind: 'letterhead', name: facts.seller.name, lines: controllerLines(facts).slice(1) },
    { kind: 'heading', text: title },
    { kind: 'paragraph', text: t('privacy_register_made', { day: formatDate(created) }) },
    ...rows.flatMap((row) => entryBlocks(row, t)),
    { kind: 'subheading', text: t('privacy_register_measures') },
    ...measureLines(t).map((text): PdfBlock => ({ kind: 'paragraph', text: `• ${text}` })),
    { kind: 'subheading', text: t('privacy_register_transfer') },
    { kind: 'paragraph', text: t('privacy_transfer') },
  ];
  return {
    title,
    author: facts.seller.name,
    language: 'nl',
    created,
    look,
    pageText: t('pdf_page', { page: '{page}', pages: '{pages}' }),
    parts: [{ title, footer: `${facts.seller.name} · ${title}`, blocks }],
  };
}

function entryBlocks(entry: RegisterEntry, t: Translate): PdfBlock[] {
  const filled = fields.filter((field) => entry[field] !== '');
  return [
    { kind: 'subheading', text: entry.title },
    ...filled.map((field): PdfBlock => {
      return { kind: 'paragraph', text: `${t(`privacy_register_${field}`)}: ${entry[field]}` };
    }),
  ];
}
