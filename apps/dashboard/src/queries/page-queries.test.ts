import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { pagesQuery } from './page-queries.ts';

afterEach(() => vi.unstubAllGlobals());

it('the list of pages is fetched part after part, each after the last path of the one before', async () => {
  const parts: Record<string, object> = {
    '': { pages: [{ path: '/a' }, { path: '/b' }], folders: [{ path: '/map', title: 'Map' }], next: '/b' },
    '/b': { pages: [{ path: '/c' }], folders: [], next: '/c' },
    '/c': { pages: [{ path: '/d' }], folders: [], next: '' },
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', (_address: string, init: { body: string }) => {
    const { after = '' } = JSON.parse(init.body) as { after?: string };
    asked.push(after);
    return Promise.resolve(new Response(JSON.stringify(parts[after])));
  });
  const list = await new QueryClient().fetchQuery(pagesQuery('site'));
  expect(asked).toEqual(['', '/b', '/c']);
  expect(list.pages.map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d']);
  expect(list.folders).toEqual([{ path: '/map', title: 'Map' }]);
});
