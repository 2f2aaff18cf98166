import { endpoints } from '@etalage/api-contract';
import { newFormItem, type FormItem, type VisitorForm } from '@etalage/site-model';
import type { Page, Request } from '@playwright/test';
import { emptyPage, sectionOf, show } from './shown-page.ts';
import { untilAlive } from './shop.ts';

/** A text item; pass what matters to the test. */
export const question = (identifier: string, more: Partial<FormItem> = {}): FormItem =>
  newFormItem({ type: 'text', identifier, label: identifier, ...more });

/** Opens a page with one form of these items, with its scripts running. */
export async function showForm(
  page: Page,
  items: readonly FormItem[],
  more: Partial<VisitorForm> = {},
): Promise<void> {
  const form: VisitorForm = {
    id: 'f1',
    title: 'Proef',
    submit_title: 'Versturen',
    summary: '0',
    version: 4,
    items: [...items],
    ...more,
  };
  await show(page, {
    body: sectionOf('sectionContent', {}, { slot: 'content', type: 'forms', data: { id: 'f1' } }),
    custom_fields: { ...emptyPage.custom_fields, connections: { content: [form] } },
  });
  await page.waitForLoadState(untilAlive.waitUntil);
}

/** A server response made up by a test. */
interface MadeUpReply {
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly message?: string;
  readonly redirection_url?: string | number;
  readonly summary?: readonly { label: string; value: string }[];
  /** Milliseconds before the response. */
  readonly delay?: number;
}

/** Answers each submission with the next response, and repeats the last one; records the payloads. */
export async function answerSubmissions(page: Page, ...replies: MadeUpReply[]): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(`**${endpoints.submitForm.path}`, async (route) => {
    const { errors, delay, ...data } = replies[Math.min(sent.length, replies.length - 1)] ?? {};
    sent.push(route.request());
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
    await route.fulfill(
      errors
        ? { status: 422, json: { code: 'validation_failed', errors } }
        : { json: { message: '', redirection_url: 0, ...data } },
    );
  });
  return sent;
}

/** The messages at a question of the form. */
export const messagesOf = (page: Page, identifier: string) =>
  page.locator(`[data-field="${identifier}"] [data-errors] p`);
