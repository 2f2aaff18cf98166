import type { PageContext } from '@etalage/api-contract';
import { siteOf } from '@etalage/site-model/fixtures';

// Functions that run in a page of the dashboard, which hosts the designer's frame for a test.

type Speaking = { speak: (type: string, payload: unknown, sequence?: number) => void };

/** Welcomes the frame as the dashboard does; from then on `speak` of the window sends messages over its port. */
export function welcomeFrame(): void {
  const state = { port: undefined as MessagePort | undefined, sequence: 0 };
  window.addEventListener('message', ({ data, source }) => {
    const frame = document.querySelector('iframe')?.contentWindow;
    if (source !== frame || state.port) return;
    const { port1, port2 } = new MessageChannel();
    state.port = port1;
    port1.start();
    const { version, hail } = data as { version: number; hail: string | null };
    const session = 's'.repeat(20);
    frame?.postMessage({ type: 'welcome', version, session, nonce: 'n'.repeat(20), hail }, '*', [port2]);
    Object.assign(window, {
      speak: (type: string, payload: unknown, sequence = (state.sequence += 1)) =>
        port1.postMessage({ version, session, sequence, type, payload }),
    });
  });
}

/** Puts a frame with these attributes over the page, and waits until it is loaded. */
export function embedFrame(attributes: Record<string, string>): Promise<void> {
  const iframe = document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes)) iframe.setAttribute(name, value);
  iframe.style.cssText = 'position:fixed;inset:0;width:900px;height:700px;border:0';
  const loaded = new Promise<void>((resolve) => iframe.addEventListener('load', () => resolve()));
  document.body.append(iframe);
  return loaded;
}

/** Attributes of the frame as the dashboard embeds it. */
export const designerFrame = { src: '/designer-frame.html', sandbox: 'allow-scripts allow-forms' };

export const isWelcomed = (): boolean => 'speak' in window;

/** The type, the content as JSON and the sequence number of a message. As JSON, a key `__proto__` stays a key. */
export type Spoken = readonly [type: string, json: string, sequence?: number];

/** Sends a message to the frame over its port. */
export function speakInPage([type, json, sequence]: Spoken): void {
  (window as unknown as Speaking).speak(type, JSON.parse(json), sequence);
}

/** The messages that show these blocks in the frame, each a paragraph of this HTML. */
export function showingParagraphs(texts: readonly string[]): Spoken[] {
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
  return [
    ['context', JSON.stringify({ page: shown, header: null, footer: null })],
    ['snapshot', JSON.stringify({ revision: 0, document })],
  ];
}
