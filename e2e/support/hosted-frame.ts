import type { PageContext } from '@etalage/api-contract';
import { siteOf } from '@etalage/site-model/fixtures';
import type { Frame, Page } from '@playwright/test';

/** Address of the dashboard. */
export const dashboard = process.env['E2E_DASHBOARD_URL'] ?? '';

/** A page of the dashboard's own origin without any protection, to show that an attack would work there. */
export async function openControl(page: Page, body = ''): Promise<Frame> {
  await page.route('**/controle.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Controle</title>${body}` }),
  );
  await page.goto(`${dashboard}/inloggen`);
  return embed(page, { src: '/controle.html' });
}

/** The designer's frame as the dashboard embeds it; `speak` acts as the dashboard at the other end of the port. */
export async function openFrame(page: Page): Promise<Frame> {
  await page.goto(`${dashboard}/inloggen`);
  await page.evaluate(() => {
    const state = { port: undefined as MessagePort | undefined, sequence: 0, received: [] as unknown[] };
    window.addEventListener('message', ({ data, source }) => {
      const frame = document.querySelector('iframe')?.contentWindow;
      if (source !== frame || state.port) return;
      const { port1, port2 } = new MessageChannel();
      state.port = port1;
      port1.onmessage = (event) => state.received.push(event.data);
      const { version, hail } = data as { version: number; hail: string | null };
      const session = 's'.repeat(20);
      frame?.postMessage({ type: 'welcome', version, session, nonce: 'n'.repeat(20), hail }, '*', [port2]);
      Object.assign(window, {
        speak: (type: string, payload: unknown, sequence = (state.sequence += 1)) =>
          port1.postMessage({ version, session, sequence, type, payload }),
      });
    });
    Object.assign(window, { dashboardEnd: state });
  });
  const frame = await embed(page, { src: '/designer-frame.html', sandbox: 'allow-scripts allow-forms' });
  await page.waitForFunction(() => 'speak' in window);
  return frame;
}

async function embed(page: Page, attributes: Record<string, string>): Promise<Frame> {
  const handle = await page.evaluateHandle((given) => {
    const iframe = document.createElement('iframe');
    for (const [name, value] of Object.entries(given)) iframe.setAttribute(name, value);
    iframe.style.cssText = 'position:fixed;inset:0;width:900px;height:700px';
    const loaded = new Promise((resolve) => iframe.addEventListener('load', resolve));
    document.body.append(iframe);
    return loaded.then(() => iframe);
  }, attributes);
  const frame = await handle.contentFrame();
  if (!frame) throw new Error('no frame');
  return frame;
}

type Speaking = { speak: (type: string, payload: unknown, sequence?: number) => void };

/** Sends a message to the frame over its port. */
export function speak(page: Page, type: string, payload: unknown, sequence?: number): Promise<void> {
  return page.evaluate(
    ([name, content, number]) => (window as unknown as Speaking).speak(name, content, number),
    [type, payload, sequence] as const,
  );
}

/** Shows these blocks in the frame, each a paragraph of this HTML. */
export async function showParagraphs(page: Page, ...texts: string[]): Promise<void> {
  const shop = { cart: '/w', checkout: '/a', thankyou: '/b', search: '/s' };
  const shown: PageContext = {
    site: siteOf(),
    kind: 'page',
    path: '/',
    query: '',
    postTitle: '',
    breadcrumbs: [],
    connections: {},
    shop,
    orderSession: '',
  };
  const context = { page: shown, header: null, footer: null };
  const blocks = texts.map((text, index) => ({
    id: `b${index}`,
    type: 'paragraph',
    version: 1,
    data: { text },
    slots: {},
  }));
  const document = {
    version: 1,
    root: blocks.map(({ id }) => id),
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  };
  await speak(page, 'context', context);
  await speak(page, 'snapshot', { revision: 0, document });
}
