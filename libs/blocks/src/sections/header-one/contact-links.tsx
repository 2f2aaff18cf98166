import { useText, visuallyHidden } from '@etalage/ui-kit';
import { Icon } from '../../icon/icon.tsx';
import { phoneLink, whatsappLink } from './contact-address.ts';
import * as styles from './contact-links.css.ts';

interface ContactLinksProps {
  data: {
    mobilenumber: string;
    mobilenumber_link: string;
    mobilenumber_font?: boolean;
    whatsappnumber: string;
  };
}

/** Phone and WhatsApp, each only when filled in (NAV-25 to NAV-28, SEC-19). */
export function ContactLinks({ data }: ContactLinksProps) {
  const t = useText();
  return (
    <>
      {data.mobilenumber !== '' && (
        <a
          className={data.mobilenumber_font ? `${styles.link} font-primary` : styles.link}
          href={phoneLink(data.mobilenumber, data.mobilenumber_link)}
        >
          <Icon name="phone" />
          <span>{data.mobilenumber}</span>
        </a>
      )}
      {data.whatsappnumber !== '' && (
        <a
          className={styles.link}
          href={whatsappLink(data.whatsappnumber)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          <span>{t('website_whatsapp_label')}</span>
          <span className={visuallyHidden}> {t('website_new_tab')}</span>
        </a>
      )}
    </>
  );
}
