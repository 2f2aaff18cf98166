import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, MailSender } from './mail-sender.ts';

/** A secret does not lie about longer than the longest link in it works. */
const DAYS = 7;

/**
 * The embedded default: mails stay in the outbox. One that is private is shown to nobody there, so it is also written as
 * a text file, which only who runs this machine can read: the way to a lost password without a mail server.
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
  const words = `Aan: ${recipient}\nOnderwerp: ${subject}\n\n${text}\n`;
  await writeFile(join(folder, name), words, { mode: 0o600 });
}

async function removeOld(folder: string): Promise<void> {
  const oldest = Date.now() - DAYS * 86_400_000;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (name.endsWith('.txt') && file && file.mtimeMs < oldest) await rm(path, { force: true });
  }
}
