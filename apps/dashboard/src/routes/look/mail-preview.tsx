import type { Theme } from '@etalage/site-model';
import { mailLookOf } from '@etalage/site-model/mail';
import { useText } from '@etalage/ui-kit';
import { HtmlFrame } from '../../preview/html-frame.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from './look.css.ts';
import { sampleMail } from './sample-mail.ts';

/** A mail in this look, on a computer and on a phone of a reader whose mail program is dark. */
export function MailPreview({ theme }: { theme: Theme }) {
  const t = useText();
  const { website } = useSession();
  const logo = theme.logo && new URL(theme.logo, location.origin).href;
  // Whatever the colours of the owner's own screen are.
  const look = mailLookOf(theme, logo);
  return (
    <>
      <div className={styles.mails}>
        <HtmlFrame
          title={t('look_preview_mail_desktop')}
          html={sampleMail({ ...look, dark: look.light }, website.name, t)}
          width={640}
          height={800}
        />
        <HtmlFrame
          title={t('look_preview_mail_phone')}
          html={sampleMail({ ...look, light: look.dark }, website.name, t)}
          width={390}
          height={800}
        />
      </div>
      <p className={styles.about}>{t('look_preview_mail_about')}</p>
    </>
  );
}
