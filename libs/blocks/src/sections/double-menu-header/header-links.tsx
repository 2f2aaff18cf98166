import { useText, visuallyHidden } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { phoneLink } from '../header-one/contact-address.ts';
import * as styles from './double-menu-header.css.ts';

interface LoginLinkProps {
  data: { login: string; login_link: string };
  className: string;
  icon?: ReactNode;
}

/** The owner's link to sign in; nothing without a label (SEC-23). */
export function LoginLink({ data, className, icon }: LoginLinkProps) {
  if (data.login === '') return null;
  return (
    <a className={className} href={data.login_link || '/'}>
      {icon}
      <span className={styles.label}>{data.login}</span>
    </a>
  );
}

/** The phone link as an icon; nothing without a number (NAV-44). */
export function PhoneLink({ data }: { data: { mobilenumber: string; mobilenumber_link: string } }) {
  const t = useText();
  const { mobilenumber: number, mobilenumber_link: link } = data;
  if (number === '') return null;
  return (
    <a className={styles.phone} href={phoneLink(number, link)}>
      <Icon name="phone" size={24} />
      <span className={visuallyHidden}>{t('website_phone_label', { number })}</span>
    </a>
  );
}
