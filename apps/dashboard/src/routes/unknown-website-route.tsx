import { dashboardPath } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { controlButton } from '@etalage/ui-kit/dashboard';
import { Link } from 'react-router';
import type { Member } from '../queries/session-queries.ts';
import * as forms from '../session/session.css.ts';
import { EntryScreen } from './entry/entry-screen.tsx';
import * as styles from './entry/entry-screen.css.ts';

/** An address that names a website of which the member is no member (GEN-08): offers the websites that there are. */
export function UnknownWebsiteRoute({ member }: { member: Member }) {
  const t = useText();
  return (
    <EntryScreen
      title={t('dashboard_website_unknown')}
      intro={t('dashboard_website_unknown_text', { email: member.email })}
    >
      <div className={styles.actions}>
        {member.websites.map(({ id, name }) => (
          <Link
            key={id}
            className={`${controlButton.secondary} ${forms.wideButton}`}
            to={dashboardPath(id, '/')}
          >
            {name}
          </Link>
        ))}
      </div>
    </EntryScreen>
  );
}
