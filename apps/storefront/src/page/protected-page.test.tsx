import { behaviours } from '@etalage/blocks/behaviours';
import { endpoints } from '@etalage/api-contract';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { pageFixtures } from '../testing/fake-services.ts';
import { pagePath } from './page-path.ts';
import { PageScreen } from './page-screen.tsx';

/** The path that the browser sends with the password of the page at this address. */
async function pageIdFrom(address: string): Promise<unknown> {
  const page = pageFixtures['/geheim'];
  if (!page) throw new Error('There is no protected page among the fixtures.');
  const path = pagePath(new URL(address, 'http://localhost:3000'));
  document.body.innerHTML = renderToString(
    <PageScreen page={page} extras={{ orderSession: '' }} path={path} query="" />,
  );
  const send = vi.fn(async () => new Response('{}', { status: 500 }));
  vi.stubGlobal('fetch', send);
  const form = document.querySelector<HTMLElement>('[data-behaviour="page-password"]');
  const { start } = await behaviours['page-password']();
  start(form!);
  form!.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const [url, request] = send.mock.calls[0] as unknown as [string, { body: string }];
  expect(url).toBe(endpoints.securedPage.path);
  return (JSON.parse(request.body) as { page_id: unknown }).page_id;
}

describe('the password form of a page', () => {
  it('API-27 sends the path of the page without a slash at its end, and / for the homepage', async () => {
    expect(await pageIdFrom('/geheim/')).toBe('/geheim');
    expect(await pageIdFrom('/geheim')).toBe('/geheim');
    expect(await pageIdFrom('/')).toBe('/');
  });
});
