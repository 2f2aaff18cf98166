import { type MailLook, mailLookOf } from '@etalage/site-model/mail';
import { readTheme } from './read-theme.ts';

/** The look of a website's mails, as published. `origin` completes the address of a logo. */
export function websiteMailLook(
  { settings }: { readonly settings: Record<string, unknown> },
  origin: string,
): MailLook {
  const theme = readTheme(settings['theme']);
  // From before the look had a logo.
  const { logo: older } = settings;
  const logo = theme.logo || (typeof older === 'string' ? older : '');
  return mailLookOf(theme, logo && URL.canParse(logo, origin) ? new URL(logo, origin).href : '');
}
