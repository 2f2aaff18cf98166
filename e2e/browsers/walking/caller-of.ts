import type { Caller } from '../../support/owner.ts';
import type { Tab } from '../driving/tab.ts';

interface Sent {
  readonly url: string;
  readonly data: object;
}

/** Calls endpoints as the page that the tab shows, with its session; the browser adds the origin. */
export function callerOf(tab: Tab): Caller {
  return {
    request: {
      async post(url, { data }) {
        const { ok, text } = await tab.evaluate(postInPage, { url, data });
        return {
          ok: () => ok,
          text: () => Promise.resolve(text),
          json: () => Promise.resolve(JSON.parse(text) as unknown),
        };
      },
    },
  };
}

/** Runs in the page. */
async function postInPage({ url, data }: Sent): Promise<{ ok: boolean; text: string }> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(data) });
  return { ok: reply.ok, text: await reply.text() };
}
