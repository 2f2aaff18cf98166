import { expect, type Page } from '@playwright/test';
import { dashboard } from './owner.ts';
import { ids } from './shop.ts';

/** A call of the owner of the demo shop, who is signed in. */
export async function asOwner<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  const reply = await page.request.post(dashboard + path, {
    data: { ...ids, ...data },
    headers: { origin: dashboard },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Reply;
}
