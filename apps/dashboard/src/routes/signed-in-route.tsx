import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router';
import { ApiFailure } from '../queries/call-api.ts';
import { sessionQuery } from '../queries/session-queries.ts';
import { SessionContext } from '../session/session-context.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { Loading } from '../shell/loading.tsx';
import { Shell } from '../shell/shell.tsx';

/** Lets only a signed-in member through; anybody else signs in first and then comes back here. */
export function SignedInRoute() {
  const location = useLocation();
  const session = useQuery(sessionQuery);
  if (session.isPending) return <Loading />;
  if (session.isError) {
    const anonymous = session.error instanceof ApiFailure && session.error.status === 401;
    if (anonymous) return <Navigate to="/inloggen" state={{ from: location.pathname }} replace />;
    return <LoadFailure onRetry={() => void session.refetch()} />;
  }
  const { member } = session.data;
  const website = member.websites[0];
  if (!website) return <Navigate to="/inloggen" replace />;
  return (
    <SessionContext value={{ member, website }}>
      <Shell>
        <Outlet />
      </Shell>
    </SessionContext>
  );
}
