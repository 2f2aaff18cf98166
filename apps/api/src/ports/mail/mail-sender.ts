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
}

/** The port to a mail server. `kept` means there is none: the mail stays in the outbox, where the dashboard shows it. */
export interface MailSender {
  send(mail: Mail): Promise<'sent' | 'kept'>;
  close(): void;
}

/** The embedded default: every mail stays in the outbox. */
export const outboxOnly: MailSender = { send: async () => 'kept', close: () => {} };
