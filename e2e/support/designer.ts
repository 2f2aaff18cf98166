import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { type Caller, dashboard, demoOwner, signIn } from './owner.ts';

export { dashboard };

interface Reply {
  [key: string]: unknown;
}

/** An owner's endpoint call, in the session of the page; `at` is a dashboard other than that of the run. */
export async function ownerCall<T = Reply>(
  page: Caller,
  path: string,
  body: object = {},
  at = dashboard,
): Promise<T> {
  const post = async (of: string, data: object) => {
    const reply = await page.request.post(`${at}/api/services/websites/v1/${of}`, {
      data,
      headers: { origin: at },
    });
    expect(reply.ok(), `${of}: ${await reply.text()}`).toBe(true);
    return (await reply.json()) as Reply;
  };
  const { member } = (await post('session/get', { website_id: '', project_id: '' })) as {
    member: { websites: { id: string }[] };
  };
  const id = member.websites[0]?.id ?? '';
  return (await post(path, { website_id: id, project_id: id, ...body })) as T;
}

/**
 * Signs in through the API. No header is added to the page's own requests: a non-simple header would make the sandboxed
 * frame send a preflight request for each of its files.
 */
export const signInAsOwner = (page: Page, at = dashboard): Promise<void> =>
  signIn(page, demoOwner, { at, address: `10.92.${Date.now() % 250}.${process.pid % 250}` });

export interface OwnPage {
  id: string;
  path: string;
  title: string;
}

/** A separate page for the test, so that parallel tests are not affected. */
export async function makeOwnPage(page: Caller, title: string, at = dashboard): Promise<OwnPage> {
  const path = `/proef-${crypto.randomUUID()}`;
  const { id } = await ownerCall<{ id: string }>(page, 'pages/create', { title, path }, at);
  return { id, path, title };
}

/** The key of a page's document in calls. */
export function keyOf({ id }: OwnPage) {
  return { document_kind: 'page', document_id: id } as const;
}

interface Block {
  id: string;
  type: string;
  /** Version of its data; 1 without it. */
  version?: number;
  data?: Record<string, unknown>;
  slots?: Record<string, string[]>;
}

/** Adds sections to a document with the designer's own call; each list starts with its section. */
export async function fillDocument(
  page: Caller,
  key: { document_kind: 'page' | 'template'; document_id: string },
  sections: Block[][],
  at = dashboard,
): Promise<void> {
  const { revision, document } = await ownerCall<{ revision: number; document: { root: string[] } }>(
    page,
    'documents/open',
    key,
    at,
  );
  const operations = sections.map((blocks, index) => ({
    type: 'insertBlock',
    blocks: blocks.map((block) => ({ version: 1, data: {}, slots: {}, ...block })),
    place: { parent: null, slot: '', index: document.root.length + index },
  }));
  const step = { id: crypto.randomUUID(), kind: 'do', of: null, label: 'designer_step_insert', operations };
  const saving = { ...key, client: crypto.randomUUID(), sequence: 1, base_revision: revision, steps: [step] };
  await ownerCall(page, 'documents/save', saving, at);
}

/** A section with one text in it. */
export function textSection(id: string, html: string): Block[] {
  return [
    { id, type: 'sectionContent', slots: { content: [`${id}-text`] } },
    { id: `${id}-text`, type: 'paragraph', data: { text: html } },
  ];
}

/** Opens a document, by its path or whole address, and waits until its frame is rendered. */
export async function openDesigner(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, dashboard).href);
  await expect(page.locator('[data-drop="canvas"] iframe')).toBeVisible({ timeout: 20_000 });
  // The message about loading is replaced by the one about a failure, so the test waits until there is none.
  await expect(page.locator('[data-drop="canvas"] > [role="status"]')).toHaveCount(0, { timeout: 20_000 });
}

/** The frame's own window. */
export async function canvasFrame(page: Page): Promise<Frame> {
  const element = await page.locator('[data-drop="canvas"] iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('the canvas has no frame');
  return frame;
}

/**
 * Notifies the frame that the pointer left it. Chromium does this when a mouse moves, but not for the input of a test
 * when the frame runs in a process of its own: that input only reaches what is under the pointer.
 */
export async function leaveFrame(page: Page): Promise<void> {
  const frame = await canvasFrame(page);
  await frame.evaluate(() => document.documentElement.dispatchEvent(new PointerEvent('pointerleave')));
}

/** Position of a text of the page in the window. */
export async function pointAt(page: Page, text: string): Promise<{ x: number; y: number }> {
  return pointOn(page, (await canvasFrame(page)).getByText(text).first());
}

/**
 * Position of an element of the page in the window, once it stays there: a panel that opens or closes moves and scales
 * the frame. Playwright's own clicks do not take that scale into account.
 */
export async function pointOn(page: Page, inside: Locator): Promise<{ x: number; y: number }> {
  await inside.scrollIntoViewIfNeeded();
  let before = await pointNow(page, inside);
  for (;;) {
    await page.waitForTimeout(60);
    const now = await pointNow(page, inside);
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
}

async function pointNow(page: Page, inside: Locator): Promise<{ x: number; y: number }> {
  const middle = await inside.evaluate((element) => {
    const range = document.createRange();
    if (element.matches('img')) range.selectNode(element);
    else range.selectNodeContents(element);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: left + Math.min(width / 2, 40), y: top + height / 2 };
  });
  return inWindow(page, middle);
}

/** The position in the window of a position in the frame, which is scaled. */
async function inWindow(page: Page, { x, y }: { x: number; y: number }): Promise<{ x: number; y: number }> {
  const sheet = page.locator('[data-drop="canvas"]');
  const box = await sheet.boundingBox();
  const scale = Number(await sheet.getAttribute('data-scale'));
  if (!box) throw new Error('the canvas is not shown');
  return { x: box.x + x * scale, y: box.y + y * scale };
}

/** Position in the window of the place between two characters of a text of the page, once that text stands still. */
export async function pointBefore(
  page: Page,
  text: string,
  offset: number,
): Promise<{ x: number; y: number }> {
  const inside = (await canvasFrame(page)).getByText(text, { exact: true });
  await inside.scrollIntoViewIfNeeded();
  const place = async () => {
    const at = await inside.evaluate((element, start) => {
      const range = document.createRange();
      const node = element.firstChild ?? element;
      range.setStart(node, start);
      range.setEnd(node, start + 1);
      const { left, top, height } = range.getBoundingClientRect();
      return { x: left, y: top + height / 2 };
    }, offset);
    return inWindow(page, at);
  };
  let point = await place();
  // A page scrolls to a block that was just added.
  await expect
    .poll(async () => {
      const before = point;
      point = await place();
      return Math.hypot(point.x - before.x, point.y - before.y);
    })
    .toBe(0);
  return point;
}

/** Signs in and opens a separate page for the test with these sections on it. */
export async function openOwnPage(page: Page, title: string, ...sections: Block[][]): Promise<OwnPage> {
  await signInAsOwner(page);
  const own = await makeOwnPage(page, title);
  if (sections.length > 0) await fillDocument(page, keyOf(own), sections);
  await openDesigner(page, `/paginas/${own.id}`);
  return own;
}

/** Waits until everything is saved on the server, also what the frame is sending to the dashboard. */
export async function expectSaved(page: Page): Promise<void> {
  // Without this the state of before the last key would do: its message may still be on its way.
  const frame = page.locator('[data-drop="canvas"] iframe');
  if (await frame.isVisible()) await (await canvasFrame(page)).evaluate(afterMessages);
  await page.evaluate(afterMessages);
  await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved', { timeout: 10_000 });
}

/** Runs in a page: settles after the messages that were sent to it before. */
function afterMessages(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** Waits until a drag by keyboard hears the arrow keys: the drag library listens one task after it began. */
export async function untilDragHears(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 10)));
}

/** Waits until an element stands at the same place for 300 ms. */
export async function untilAtRest(element: Locator): Promise<void> {
  let before = '';
  const isAtRest = async () => {
    const last = before;
    before = JSON.stringify(await element.boundingBox());
    return last === before;
  };
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true);
}
