import { type MailLook, mailLookOf } from '@etalage/site-model/mail';
import { logoAddress } from './logo-address.ts';
import { readTheme } from './read-theme.ts';

/** The look of a website's mails, as published. `origin` completes the address of a logo. */
export function websiteMailLook(
  { settings }: { readonly settings: Record<string, unknown> },
  origin: string,
): MailLook {
  const theme = readTheme(settings['theme']);
  const logo = logoAddress(theme, settings);
  return mailLookOf(theme, logo && URL.canParse(logo, origin) ? new URL(logo, origin).href : '');
}
