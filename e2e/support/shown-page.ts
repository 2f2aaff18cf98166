import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  resolvePage,
  type CallEndpoint,
  type ResponseOf,
  type StorefrontBundle,
} from '@etalage/api-contract';
import type { PageDocument } from '@etalage/site-model';
import { siteOf } from '@etalage/site-model/fixtures';
import type { Page } from '@playwright/test';
import { websiteId } from './shop.ts';

/** A page in wire form. */
export type ShownPage = ResponseOf<typeof resolvePage>;

const bundle = pathToFileURL(
  fileURLToPath(new URL('../../apps/storefront/build/server/index.js', import.meta.url)),
);

/**
 * Opens a page that the demo shop does not have: the built storefront renders it, as the server would, from a response
 * made up by a test. Its scripts, styles and calls are those of the running shop.
 */
export async function show(page: Page, changes: Partial<ShownPage>, path = '/proef'): Promise<void> {
  const { handle } = (await import(bundle.href)) as StorefrontBundle;
  const data = resolvePage.response.parse({ ...emptyPage, ...changes });
  const callEndpoint = (() => Promise.resolve({ ok: true, data })) as unknown as CallEndpoint;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const { origin } = new URL(route.request().url());
      const reply = await handle(new Request(route.request().url()), { callEndpoint, websiteId, origin });
      await route.fulfill({
        status: reply.status,
        headers: Object.fromEntries(reply.headers),
        body: await reply.text(),
      });
    },
  );
  await page.goto(path);
}

/** A document of one section, with at most one block in each slot; the block's id is the name of the slot. */
export function sectionOf(
  type: string,
  data: object = {},
  inner?: { slot: string; type: string; data: object },
): PageDocument {
  const blocks = [{ id: type, type, data, slots: inner ? { [inner.slot]: [inner.slot] } : {} }];
  if (inner) blocks.push({ id: inner.slot, type: inner.type, data: inner.data, slots: {} });
  return {
    version: 1,
    root: [type],
    blocks: Object.fromEntries(
      blocks.map((block) => [block.id, { ...block, version: 1, data: { ...block.data } }]),
    ),
  };
}

/** A paragraph in a slot. */
export const textIn = (slot: string, text: string) => ({ slot, type: 'paragraph', data: { text } });

/** A file of the demo shop. */
export const demoFile = (name: string): string =>
  `/media/${websiteId}/assets/1767225600000-etalagedem-${name}`;

/** Picture of the demo shop. */
export const picture = (name: string): string => demoFile(`${name}.jpg`);

export const shownSite = siteOf({
  id: websiteId,
  name: 'Proefwinkel',
  live_domain: 'www.proefwinkel.nl',
  logo: demoFile('logo.svg'),
  company: { name: 'Proefwinkel B.V.', email: 'hallo@proefwinkel.nl', phone: '058 203 40 12' },
});

const emptyDocument: PageDocument = { version: 1, root: [], blocks: {} };

export const emptyPage: ShownPage = {
  kind: 'page',
  status: 200,
  location: '',
  publish_number: 1,
  cacheable: true,
  seo: { title: 'Proef', description: '', noindex: true, image: '' },
  site: shownSite,
  header: emptyDocument,
  body: emptyDocument,
  footer: emptyDocument,
  custom_fields: { post_title: 'Proef', breadcrumbs: [], connections: {} },
};
