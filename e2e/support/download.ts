import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

export interface DownloadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The file that a button gives. */
export async function fileOf(page: Page, button: Locator): Promise<DownloadedFile> {
  const waiting: Promise<Download> = page.waitForEvent('download');
  await button.click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The text of a PDF as it can be selected, with single plain spaces. */
export async function pdfText({ bytes }: DownloadedFile): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');
}
