import { createBrowserRouter } from 'react-router';
import { NotFoundRoute } from './not-found-route.tsx';
import { OrdersRoute } from './orders-route.tsx';
import { OverviewRoute } from './overview-route.tsx';
import { SignInRoute } from './sign-in-route.tsx';
import { SignedInRoute } from './signed-in-route.tsx';

/** The addresses of the dashboard that exist (ROUTE-15). */
export function createDashboardRouter() {
  return createBrowserRouter([
    { path: '/inloggen', element: <SignInRoute /> },
    {
      element: <SignedInRoute />,
      children: [
        { path: '/', element: <OverviewRoute /> },
        { path: '/bestellingen', element: <OrdersRoute /> },
        { path: '*', element: <NotFoundRoute /> },
      ],
    },
  ]);
}
