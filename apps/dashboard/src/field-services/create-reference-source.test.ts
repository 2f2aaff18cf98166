import { createTranslate } from '@etalage/texts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Choice } from '../queries/choice-queries.ts';
import { createReferenceSource } from './create-reference-source.ts';

afterEach(() => vi.unstubAllGlobals());

const choice: Choice = {
  id: 'tafel',
  title: 'Tafel',
  path: '/tafel',
  picture: '/media/a/tafel.jpg',
  state: 'live',
  price: 121,
  is_from_price: false,
};

/** A source whose server returns these choices for every call. */
function sourceOf(choices: readonly Choice[]) {
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body) as Record<string, unknown>);
    return Response.json({ choices, total: choices.length });
  });
  return { bodies, source: createReferenceSource(new QueryClient(), 'site', createTranslate()) };
}

const ask = { query: '', offset: 0 };

describe('createReferenceSource', () => {
  it('shows the price of a product, and from where it starts', async () => {
    const { source } = sourceOf([choice, { ...choice, price: 50, is_from_price: true }]);
    const { items } = await source.list({ kind: 'products', ...ask });
    expect(items.map(({ detail }) => detail)).toEqual(['€\u00a0121,00', 'Vanaf €\u00a050,00']);
    expect(items[0]).toMatchObject({ picture: '/media/a/tafel.jpg', state: 'live' });
  });

  it('shows the path of a page, and no state of a kind without one', async () => {
    const { source } = sourceOf([{ ...choice, price: null }]);
    const page = (await source.list({ kind: 'pages', ...ask })).items[0];
    expect(page).toMatchObject({ detail: '/tafel', state: 'live' });
    expect((await source.list({ kind: 'forms', ...ask })).items[0]).not.toHaveProperty('state');
  });

  it('requests the next page, and the choices that match a text', async () => {
    const { source, bodies } = sourceOf([choice]);
    await source.list({ kind: 'menus', query: 'hoofd', offset: 50 });
    expect(bodies).toMatchObject([
      { website_id: 'site', kind: 'menus', query: 'hoofd', offset: 50, limit: 50 },
    ]);
  });

  it('finds the names of any number of ids, in calls of limited size', async () => {
    const { source, bodies } = sourceOf([choice]);
    await source.named(
      'products',
      Array.from({ length: 60 }, (_, id) => String(id)),
    );
    expect(bodies.map(({ ids }) => (ids as string[]).length)).toEqual([50, 10]);
  });

  it('rejects when the server cannot be reached', async () => {
    const { source } = sourceOf([]);
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    await expect(source.list({ kind: 'pages', ...ask })).rejects.toThrow();
  });
});
