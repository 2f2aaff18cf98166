import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { failedWith } from '../queries/call-api.ts';
import { sessionQuery } from '../queries/session-queries.ts';
import { readChosenWebsite, writeChosenWebsite } from '../session/chosen-website.ts';
import { SessionContext } from '../session/session-context.ts';
import { LoadFailure } from '../screen/load-failure.tsx';
import { Loading } from '../screen/loading.tsx';

/** Lets only a signed-in member through; anybody else signs in first and then comes back here. */
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
  // A session that was known stays in use while the server is away.
  if (!member) return <LoadFailure onRetry={() => void session.refetch()} />;
  if (!value) return <Navigate to="/inloggen" state={{ isWithoutWebsite: true }} replace />;
  return (
    <SessionContext value={value}>
      <Outlet />
    </SessionContext>
  );
}
