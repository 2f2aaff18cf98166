import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, MailSender } from './mail-sender.ts';

/** A file with a secret is not kept longer than its links are valid. */
const DAYS = 7;

/**
 * The embedded default: mails stay in the outbox. Private mails are not shown there, so they are also written to a text
 * file that only the user of this machine can read: this makes a password reset possible without a mail server.
 */
export function fileSender(folder: string): MailSender {
  return {
    async send(mail) {
      if (mail.isPrivate) await writeMail(folder, mail);
      return 'kept';
    },
    close: () => {},
  };
}

async function writeMail(folder: string, { id, recipient, subject, text }: Mail): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOld(folder);
  const name = `${new Date().toISOString().replaceAll(':', '.')}-${id}.txt`;
  const content = `Aan: ${recipient}\nOnderwerp: ${subject}\n\n${text}\n`;
  await writeFile(join(folder, name), content, { mode: 0o600 });
}

async function removeOld(folder: string): Promise<void> {
  const oldest = Date.now() - DAYS * 86_400_000;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (name.endsWith('.txt') && file && file.mtimeMs < oldest) await rm(path, { force: true });
  }
}
