import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'mail');

/** The newest mail to an address; '' if there is none. */
export async function newestMailTo(recipient: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.sort().reverse()) {
    const mail = await readFile(join(folder, name), 'utf8');
    if (mail.startsWith(`Aan: ${recipient}\n`)) return mail;
  }
  return '';
}

/** The link in the newest mail to an address, once it has arrived; the product writes such mails to files. */
export async function newestLinkTo(recipient: string): Promise<string> {
  await expect.poll(() => newestMailTo(recipient), { timeout: 20_000 }).toContain('http');
  return /http\S+/.exec(await newestMailTo(recipient))?.[0] ?? '';
}
