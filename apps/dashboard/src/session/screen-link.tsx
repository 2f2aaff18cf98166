import { dashboardPath } from '@etalage/api-contract';
import { useCallback, type ComponentProps } from 'react';
import { Link, NavLink, useNavigate } from 'react-router';
import { useSession } from './session-context.ts';

type To<C extends typeof Link | typeof NavLink> = Omit<ComponentProps<C>, 'to'> & { to: string };

/** A link to a screen of the current website, such as `/paginas`; also in another tab it opens that website. */
export function ScreenLink({ to, ...rest }: To<typeof Link>) {
  const { website } = useSession();
  return <Link {...rest} to={dashboardPath(website.id, to)} />;
}

/** A `ScreenLink` that knows whether its screen is shown. */
export function ScreenNavLink({ to, ...rest }: To<typeof NavLink>) {
  const { website } = useSession();
  return <NavLink {...rest} to={dashboardPath(website.id, to)} />;
}

/** Returns a function that opens a screen of the current website. */
export function useOpenScreen(): (path: string) => Promise<void> {
  const { website } = useSession();
  const navigate = useNavigate();
  return useCallback(async (path) => navigate(dashboardPath(website.id, path)), [website.id, navigate]);
}
