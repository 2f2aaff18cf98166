import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileSender } from './file-sender.ts';

const mail = {
  id: 'm1',
  recipient: 'eva@shop.nl',
  replyTo: '',
  senderName: 'Etalage',
  subject: 'Nieuw wachtwoord',
  html: '',
  text: 'http://127.0.0.1/x#geheim',
};
let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'etalage-mail-')), 'mail');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

describe('fileSender', () => {
  it('writes a private mail to a file that only this user can read, and returns `kept`', async () => {
    expect(await fileSender(folder).send({ ...mail, isPrivate: true })).toBe('kept');
    const [name = ''] = readdirSync(folder);
    expect(readFileSync(join(folder, name), 'utf8')).toContain('Aan: eva@shop.nl');
    expect(readFileSync(join(folder, name), 'utf8')).toContain('#geheim');
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  });

  it('leaves other mails in the outbox alone', async () => {
    expect(await fileSender(folder).send(mail)).toBe('kept');
    expect(() => readdirSync(folder)).toThrow();
  });

  it('removes files whose links have expired', async () => {
    const sender = fileSender(folder);
    await sender.send({ ...mail, id: 'old', isPrivate: true });
    const [name = ''] = readdirSync(folder);
    const past = new Date(Date.now() - 8 * 86_400_000);
    utimesSync(join(folder, name), past, past);
    await sender.send({ ...mail, id: 'new', isPrivate: true });
    expect(readdirSync(folder)).toHaveLength(1);
    expect(readdirSync(folder)[0]).toContain('new');
  });
});
