/** A mail to send. `id` becomes the Message-ID, so that a mail sent twice after a crash is recognised as a duplicate. */
export interface Mail {
  readonly id: string;
  readonly recipient: string;
  readonly replyTo: string;
  readonly senderName: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Contains a secret for its recipient, such as a sign-in link; the outbox never shows it. */
  readonly isPrivate?: boolean;
  /** The hash of the terms that go with it as a file; '' or missing for none. */
  readonly terms?: string;
  /** Where its recipient stops mails of this kind; '' or missing for one that cannot be stopped. */
  readonly stopUrl?: string;
}

/** A file that goes with a mail. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** The port to a mail server. `kept` means there is none: the mail stays in the outbox, where the dashboard shows it. */
export interface MailSender {
  send(mail: Mail, files?: readonly MailFile[]): Promise<'sent' | 'kept'>;
  /** Whether files go with its mails; one that only keeps mails takes none. */
  readonly takesFiles?: boolean;
  close(): void;
}

/** The embedded default: every mail stays in the outbox. */
export const outboxOnly: MailSender = { send: async () => 'kept', close: () => {} };
