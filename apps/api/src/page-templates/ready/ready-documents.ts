import type { PageDocument } from '@etalage/site-model';
import { html } from '@etalage/site-model/mail';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { documentOf } from '../../documents/document-of.ts';
import { sketchOf } from '../sketch-of.ts';
import { aboutPage } from './about-page.ts';
import { cookiesPage } from './cookies-page.ts';
import { contactPage } from './contact-page.ts';
import { homePage } from './home-page.ts';
import { landingPage } from './landing-page.ts';
import { privacyPage } from './privacy-page.ts';
import { questionsPage } from './questions-page.ts';
import { noFacts, readFacts } from './ready-facts.ts';
import type { ReadyContext, ReadyPage } from './ready-parts.ts';
import { servicesPage } from './services-page.ts';

/** The page templates that come with the product, in the order in which they are offered. */
const pages = {
  home: homePage,
  about: aboutPage,
  services: servicesPage,
  landing: landingPage,
  contact: contactPage,
  questions: questionsPage,
  privacy: privacyPage,
  cookies: cookiesPage,
} as const satisfies Readonly<Record<string, ReadyPage>>;

export type ReadyTemplate = keyof typeof pages;

export const readyTemplates = Object.keys(pages) as readonly ReadyTemplate[];

const isReady = (id: string): id is ReadyTemplate => Object.hasOwn(pages, id);

/** A ready page with what it takes from a website. */
export function readyPage(id: ReadyTemplate, context: ReadyContext): PageDocument {
  return documentOf(id, pages[id](context));
}

const sketches = new Map(
  readyTemplates.map((id) => [
    id,
    sketchOf(readyPage(id, { title: '', name: '', form: undefined, facts: noFacts })),
  ]),
);

/** The kinds of blocks that the small drawing of a ready page shows. */
export function readySketch(id: ReadyTemplate): string[] {
  return [...(sketches.get(id) ?? [])];
}

/** A ready page for a website; undefined if there is none with this id. */
export async function readyDocument(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<PageDocument | undefined> {
  return isReady(id) ? readyPage(id, await readyContext(tx, websiteId)) : undefined;
}

/** The name of a website, what its settings say, and the form that is most likely about contact. */
async function readyContext(tx: WebsiteTransaction, websiteId: string): Promise<ReadyContext> {
  const website = await tx
    .selectFrom('websites')
    .select(['name', 'settings'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const form = await tx
    .selectFrom('forms')
    .select('id')
    .where('website_id', '=', websiteId)
    .orderBy(sql`id ilike 'contact%' or title ilike 'contact%'`, 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const { name } = website;
  const facts = await readFacts(tx, websiteId, website);
  return { title: name, name: html`${name}`.markup, form: form?.id, facts };
}
