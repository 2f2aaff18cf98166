import { useText } from '@etalage/ui-kit';
import { EmptyState } from '@etalage/ui-kit/dashboard';
import { Outlet } from 'react-router';
import { ScreenLink } from '../session/screen-link.tsx';
import { useSession } from '../session/session-context.ts';
import type { Role } from '../shell/navigation.ts';
import { ScreenHeader } from '../screen/screen-header.tsx';
import { textLink } from '../screen/surface.css.ts';

/** Shows its screens to members with one of the roles; other members read why they may not see them (GEN-08). */
export function RoleRoute({ roles }: { roles: readonly Role[] }) {
  const t = useText();
  const { website } = useSession();
  if (roles.includes(website.role)) return <Outlet />;
  return (
    <>
      <ScreenHeader title={t('dashboard_no_access')} />
      <EmptyState
        icon="lock"
        title={t('dashboard_no_access_title')}
        text={t('dashboard_no_access_text', { website: website.name })}
      >
        <ScreenLink className={textLink} to="/">
          {t('dashboard_to_overview')}
        </ScreenLink>
      </EmptyState>
    </>
  );
}
