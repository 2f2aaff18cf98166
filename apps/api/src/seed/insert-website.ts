import type { WebsiteTransaction } from '../db/with-website.ts';
import { addVatClasses } from '../websites/add-vat-classes.ts';
import { replaceDraft } from '../documents/draft.repository.ts';
import { publishDraft } from '../documents/publish-draft.ts';
import { createPage, publishPage } from '../pages/publish-page.ts';
import { documentOf } from '../documents/document-of.ts';

export interface SeedWebsite {
  readonly id: string;
  readonly slug: string;
  readonly hosts: readonly string[];
}

/** Adds a website with its host names and VAT classes. */
export async function insertWebsite(
  tx: WebsiteTransaction,
  { id, slug, hosts }: SeedWebsite,
  name: string,
  settings: object,
): Promise<void> {
  await tx
    .insertInto('websites')
    .values({ id, slug, name, price_mode: 'gross', settings: JSON.stringify(settings) })
    .execute();
  await tx
    .insertInto('website_hosts')
    .values(hosts.map((host) => ({ website_id: id, host })))
    .execute();
  await addVatClasses(tx, id);
}

type PageSeed = Omit<Parameters<typeof createPage>[2], 'document'> & {
  readonly id: string;
  readonly sections: Parameters<typeof documentOf>[1];
};

/** Adds a page and publishes it. */
export async function addPage(
  tx: WebsiteTransaction,
  websiteId: string,
  { sections, ...page }: PageSeed,
): Promise<void> {
  await createPage(tx, websiteId, { ...page, document: documentOf(page.id, sections) });
  await publishPage(tx, websiteId, page.id);
}

interface TemplateSeed {
  readonly id: string;
  readonly title: string;
  readonly sections: Parameters<typeof documentOf>[1];
}

/** Adds a template that blocks can show, and publishes it. */
export async function addTemplate(
  tx: WebsiteTransaction,
  websiteId: string,
  { id, title, sections }: TemplateSeed,
): Promise<void> {
  await tx.insertInto('templates').values({ website_id: websiteId, id, title }).execute();
  const template = { kind: 'template', id } as const;
  await replaceDraft(tx, websiteId, template, documentOf(id, sections));
  await publishDraft(tx, websiteId, template, '');
}
