import { resolvePage } from '@etalage/api-contract';
import type { Operation } from '@etalage/site-model';
import Fastify from 'fastify';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createCallEndpoint } from '../calls/create-call-endpoint.ts';
import { storefrontServer } from '../http/storefront-server.ts';
import { paragraph, setText, textSection } from '../testing/document-fixture.ts';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';
import { resolvePageHandler } from '../page-content/resolve-page.handler.ts';
import { updatePageHandler } from '../pages/update-page.handler.ts';
import { createTemplateHandler } from '../templates/create-template.handler.ts';

const shop = await openDocumentFixture({
  createTemplate: createTemplateHandler,
  resolvePage: resolvePageHandler,
  updatePage: updatePageHandler,
});
const { database, api, visitors, ids, page, save, publish, open } = shop;

let renderCount = 0;
/** The visitor's server with its page cache; a page is rendered as its texts only. */
const site = Fastify();
await site.register(storefrontServer, {
  db: database.app,
  folder: import.meta.dirname,
  media: { folders: [import.meta.dirname], variantsFolder: import.meta.dirname, onRendered: () => {} },
  development: false,
  publications: api.server.publications,
  forget: (websiteId?: string) => visitors.server.websites.forget(websiteId),
  websiteOf: (host: string) => visitors.server.websites.byHost(host),
  visitorOf: () => ({ origin: 'http://a.test', address: '' }),
  callFor: (caller, request) => createCallEndpoint(visitors.server, caller, request.log),
  load: async () => ({
    storedKey: (url) => url.pathname,
    renderBody: () => '',
    async handle(request, { callEndpoint }) {
      renderCount++;
      const reply = await callEndpoint(resolvePage, { path: new URL(request.url).pathname });
      if (!reply.ok) return new Response('', { status: reply.status });
      const { header, body, status, location } = reply.data;
      const texts = [header, body].flatMap(({ blocks }) =>
        Object.values(blocks).flatMap(({ data }) => (typeof data['text'] === 'string' ? [data['text']] : [])),
      );
      return new Response(`${texts.join(' ')} ${location}`, {
        status: status === 301 ? 200 : status,
        headers: { 'etalage-store': '1', 'content-type': 'text/html' },
      });
    },
  }),
});
afterAll(() => site.close());

const visit = async (path: string) => {
  const { body } = await site.inject({ url: path, headers: { host: 'a.test' } });
  return body.trim();
};
/** Waits until the page cache is active: it stores nothing before it receives notifications. */
const settled = (path: string) =>
  vi.waitFor(async () => {
    await visit(path);
    const before = renderCount;
    await visit(path);
    expect(renderCount).toBe(before);
  }, 15_000);
const insert = (...blocks: object[]): Operation =>
  ({ type: 'insertBlock', blocks, place: { parent: null, slot: '', index: 0 } }) as Operation;

describe('publishing a document', () => {
  it('shows visitors the change at their next request and not before', async () => {
    const { key, path } = await page('<p>oud</p>');
    await settled(path);
    for (let round = 0; round < 20; round++) {
      const [from, to] = round === 0 ? ['oud', 'n0'] : [`n${round - 1}`, `n${round}`];
      await save(key, [setText('p', `<p>${from}</p>`, `<p>${to}</p>`)]);
      expect(await visit(path)).toBe(`<p>${from}</p>`);
      const before = renderCount;
      expect(await visit(path)).toBe(`<p>${from}</p>`);
      expect(renderCount).toBe(before);
      const reply = await publish(key);
      expect(reply.body).toMatchObject({ published_revision: round + 2 });
      expect(await visit(path)).toBe(`<p>${to}</p>`);
    }
    expect(await open(key)).toMatchObject({ revision: 21, published_revision: 21 });
  });

  it('shows a shared composition on every page after it is published', async () => {
    const { path } = await page('<p>inhoud</p>');
    const key = { document_kind: 'template', document_id: 'header' } as const;
    await save(key, [insert(...textSection('h', 'kop'))]);
    expect(await visit(path)).toBe('<p>inhoud</p>');
    await publish(key);
    expect(await visit(path)).toBe('kop <p>inhoud</p>');
    await save(key, [{ ...insert(...textSection('h', 'kop')), type: 'removeBlock' } as Operation]);
    await publish(key);
  });

  it('shows a template in every place that refers to it, also nested and twice, after it is published', async () => {
    const template = async (title: string) => {
      const { id } = (await api.call('createTemplate', { ...ids, title })).body;
      return { document_kind: 'template', document_id: id as string } as const;
    };
    const partial = (id: string, of: { document_id: string }) => ({
      ...paragraph(id, ''),
      type: 'templatePartial',
      data: { template: of.document_id },
    });
    const outer = await template('Buiten');
    const inner = await template('Binnen');
    await save(inner, [insert(...textSection('i', 'binnen')), insert(partial('back', outer))]);
    await save(outer, [insert(partial('x', inner)), insert(partial('self', outer))]);
    const { key, path } = await page('<p>inhoud</p>');
    await save(key, [insert(partial('one', outer)), insert(partial('two', outer))]);
    expect(Object.keys((await open(key)).context.partials as object)).toEqual([outer.document_id]);
    expect(JSON.stringify((await open(key)).context.partials)).toContain('binnen');
    await publish(key);
    expect(await visit(path)).toBe('<p>inhoud</p>');
    await publish(outer);
    await publish(inner);
    expect(await visit(path)).toBe('<p>inhoud</p> binnen binnen');
    // The saved document contains the block only, without the content of its template.
    expect(Object.keys((await open(key)).document.blocks as object).sort()).toEqual(['one', 'p', 's', 'two']);
  });

  it('moves a page: it is immediately at its new address, and its old address redirects there', async () => {
    const { id, path } = await page('<p>verhuisd</p>');
    await settled(path);
    const settings = { title: 'x', seo_title: '', seo_description: '', noindex: false };
    const to = `${path}-nieuw`;
    const update = { ...ids, ...settings, id, share_image: '' };
    expect((await api.call('updatePage', { ...update, path: to, version: 1 })).status).toBe(200);
    expect(await visit(path)).toBe(to);
    expect(await visit(to)).toBe('<p>verhuisd</p>');
    // Moved back: the redirects make no loop.
    await api.call('updatePage', { ...update, path, version: 2 });
    expect(await visit(path)).toBe('<p>verhuisd</p>');
    expect(await visit(to)).toBe(path);
    const { rows } = await database.admin.pool.query(
      `select before, after from audit_events where action = 'moved' and after ->> 'from' = $1`,
      [to],
    );
    expect(rows).toMatchObject([{ before: null, after: { from: to, to: path } }]);
  });
});
