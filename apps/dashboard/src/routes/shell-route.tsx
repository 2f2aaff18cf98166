import { Outlet } from 'react-router';
import { Shell } from '../shell/shell.tsx';

/** Screens with the navigation beside them; the designer is not one of them. */
export function ShellRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
