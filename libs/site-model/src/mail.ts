export { htmlPage } from './mail/html-page.ts';
export { html, type SafeHtml } from './mail/html-template.ts';
export { mailLayout } from './mail/mail-layout.ts';
export { type MailLook, mailLookOf, plainMailLook } from './mail/mail-look.ts';
export type { MailPart } from './mail/mail-part.ts';
