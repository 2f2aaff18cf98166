import { endpoints } from '@etalage/api-contract';
import type { Page, Request } from '@playwright/test';

export interface MadeUpFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A document with a valid signature. */
export const pdf = (name: string): MadeUpFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4 ${name}`),
});

interface Answers {
  /** Answers the n-th PUT, counted from 1; undefined accepts it. */
  readonly put?: (at: number) => Promise<{ status: number; json?: object } | undefined>;
  /** Answers a removal; undefined accepts it. */
  readonly remove?: () => { status: number; json: object } | undefined;
}

/** Answers the file calls of a visitor as the server would, and records what was sent. */
export async function answerUploads(page: Page, answers: Answers = {}) {
  const log: string[] = [];
  const requests: Request[] = [];
  const note = (word: string, request: Request) => {
    log.push(word);
    requests.push(request);
  };
  await page.route(`**${endpoints.visitorSignedUrl.path}`, (route) => {
    note('sign', route.request());
    const { filePath } = route.request().postDataJSON() as { filePath: string };
    return route.fulfill({ json: { url: `/media/atelier-noord/${filePath}?signature=1` } });
  });
  await page.route(/\/media\/.*signature=/, async (route) => {
    note('put', route.request());
    const refused = await answers.put?.(log.filter((word) => word === 'put').length);
    log.push('put done');
    await route.fulfill(refused ?? { status: 204 });
  });
  await page.route(`**${endpoints.visitorDeleteFile.path}`, (route) => {
    note('delete', route.request());
    return route.fulfill(answers.remove?.() ?? { json: { deleted: true } });
  });
  return { log, requests };
}
