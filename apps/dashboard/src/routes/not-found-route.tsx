import { useText } from '@etalage/ui-kit';
import { Link } from 'react-router';
import * as styles from '../shell/shell.css.ts';

export function NotFoundRoute() {
  const t = useText();
  return (
    <>
      <h1 className={styles.heading}>{t('dashboard_not_found')}</h1>
      <p>
        <Link className={styles.textLink} to="/">
          {t('dashboard_to_overview')}
        </Link>
      </p>
    </>
  );
}
