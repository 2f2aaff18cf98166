import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { failedWith } from '../queries/call-api.ts';
import { sessionQuery } from '../queries/session-queries.ts';
import { readChosenWebsite, writeChosenWebsite } from '../session/chosen-website.ts';
import { SessionContext } from '../session/session-context.ts';
import { LoadFailure } from '../screen/load-failure.tsx';
import { Loading } from '../screen/loading.tsx';

/** Shows its screens to a signed-in member; anybody else signs in first and is then redirected back. */
export function SignedInRoute() {
  const location = useLocation();
  const session = useQuery(sessionQuery);
  const [chosen, setChosen] = useState(readChosenWebsite);
  const member = session.data?.member;
  const website = member?.websites.find(({ id }) => id === chosen) ?? member?.websites[0];
  const value = useMemo(() => {
    if (!member || !website) return null;
    const chooseWebsite = (id: string) => {
      writeChosenWebsite(id);
      setChosen(id);
    };
    return { member, website, chooseWebsite };
  }, [member, website]);
  const isAnonymous = failedWith(session.error, 'unauthenticated');
  if (isAnonymous) {
    return <Navigate to="/inloggen" state={{ from: location.pathname + location.search }} replace />;
  }
  if (session.isPending) return <Loading />;
  // A session that was loaded is still used while the server cannot be reached.
  if (!member) return <LoadFailure onRetry={() => void session.refetch()} />;
  if (!value) return <Navigate to="/inloggen" state={{ isWithoutWebsite: true }} replace />;
  return (
    <SessionContext value={value}>
      <Outlet />
    </SessionContext>
  );
}
