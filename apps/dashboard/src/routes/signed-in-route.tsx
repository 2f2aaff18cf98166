import { dashboardPath, readDashboardPath } from '@etalage/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { failedWith } from '../queries/call-api.ts';
import { sessionQuery, type Member } from '../queries/session-queries.ts';
import { readChosenWebsite, writeChosenWebsite } from '../session/chosen-website.ts';
import { SessionContext } from '../session/session-context.ts';
import { LoadFailure } from '../screen/load-failure.tsx';
import { Loading } from '../screen/loading.tsx';
import { PaletteProvider } from '../palette/palette-provider.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { UnknownWebsiteRoute } from './unknown-website-route.tsx';

/**
 * Shows its screens to a signed-in member; anybody else signs in first and is then redirected back. A session that ends
 * while a screen is open is begun again over that screen.
 */
export function SignedInRoute() {
  const location = useLocation();
  const session = useQuery(sessionQuery);
  const member = session.data?.member;
  const isAnonymous = failedWith(session.error, 'unauthenticated');
  if (isAnonymous && !member) {
    return <Navigate to="/inloggen" state={{ from: location.pathname + location.search }} replace />;
  }
  if (session.isPending) return <Loading />;
  // A session that was loaded is still used while the server cannot be reached.
  if (!member) return <LoadFailure onRetry={() => void session.refetch()} />;
  return (
    <>
      <WebsiteScreens member={member} />
      {isAnonymous && <SignInAgain member={member} />}
    </>
  );
}

/**
 * The screens of the website that the address names. An address that names none, such as `/wm/templates/7` (DSGN-02), is
 * of the website that was chosen last, and leads to the address with its name.
 */
function WebsiteScreens({ member }: { member: Member }) {
  const { pathname, search, hash } = useLocation();
  const named = readDashboardPath(pathname).website;
  const id = named ?? readChosenWebsite();
  const { websites } = member;
  const website = websites.find((one) => one.id === id) ?? (named === undefined ? websites[0] : undefined);
  const session = useMemo(() => (website ? { member, website } : null), [member, website]);
  useEffect(() => {
    if (website) writeChosenWebsite(website.id);
  }, [website]);
  if (websites.length === 0) return <Navigate to="/inloggen" state={{ isWithoutWebsite: true }} replace />;
  if (!session) return <UnknownWebsiteRoute member={member} />;
  if (named === undefined) {
    return <Navigate to={dashboardPath(session.website.id, pathname) + search + hash} replace />;
  }
  return (
    <SessionContext key={session.website.id} value={session}>
      <PaletteProvider>
        <Outlet />
      </PaletteProvider>
    </SessionContext>
  );
}
