import { Outlet } from 'react-router';
import { Shell } from '../shell/shell.tsx';

/** Screens with the navigation beside them; the designer has the window to itself. */
export function ShellRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
