/** A mail ready to go. `id` becomes the Message-ID, so that a mail sent twice after a crash is recognised as one. */
export interface Mail {
  readonly id: string;
  readonly recipient: string;
  readonly replyTo: string;
  readonly senderName: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Holds a secret for its recipient, such as a link that signs in; the outbox shows it to nobody. */
  readonly isPrivate?: boolean;
}

/** The port to a mail server. `kept` means there is none: the mail stays in the outbox, where the dashboard shows it. */
export interface MailSender {
  send(mail: Mail): Promise<'sent' | 'kept'>;
  close(): void;
}

/** The embedded default: every mail stays in the outbox. */
export const keepInOutbox: MailSender = { send: async () => 'kept', close: () => {} };
