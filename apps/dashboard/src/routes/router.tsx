import { createBrowserRouter } from 'react-router';
import { startFrame } from '../designer/frame/frame-element.ts';
import { ScreenFailure } from '../screen/screen-failure.tsx';
import { ownerRoles, shopRoles, siteRoles } from '../shell/navigation.ts';
import { AccountRoute } from './account/account-route.tsx';
import { ConfirmEmailRoute } from './entry/confirm-email-route.tsx';
import { ForgottenPasswordRoute } from './entry/forgotten-password-route.tsx';
import { InvitationRoute } from './entry/invitation-route.tsx';
import { ResetPasswordRoute } from './entry/reset-password-route.tsx';
import { FormRoute } from './forms/form-route.tsx';
import { FormsRoute } from './forms/forms-route.tsx';
import { MembersRoute } from './members/members-route.tsx';
import { NotFoundRoute } from './not-found-route.tsx';
import { OrderRoute } from './orders/order-route.tsx';
import { OrdersRoute } from './orders/orders-route.tsx';
import { OverviewRoute } from './overview-route.tsx';
import { PageSettingsRoute } from './pages/page-settings-route.tsx';
import { PagesRoute } from './pages/pages-route.tsx';
import { NotificationsRoute } from './settings/notifications-route.tsx';
import { RoleRoute } from './role-route.tsx';
import { ShellRoute } from './shell-route.tsx';
import { SubmissionRoute } from './submissions/submission-route.tsx';
import { SubmissionsRoute } from './submissions/submissions-route.tsx';
import { SignInRoute } from './sign-in-route.tsx';
import { SignedInRoute } from './signed-in-route.tsx';

/** Screens beside the navigation: one that breaks leaves the navigation standing. */
const screens = [
  { path: '/', element: <OverviewRoute /> },
  {
    element: <RoleRoute roles={siteRoles} />,
    children: [
      { path: '/paginas', element: <PagesRoute /> },
      { path: '/paginas/:id/instellingen', element: <PageSettingsRoute /> },
      { path: '/formulieren', element: <FormsRoute /> },
      { path: '/formulieren/:id', element: <FormRoute /> },
      { path: '/inzendingen', element: <SubmissionsRoute /> },
      { path: '/inzendingen/:id', element: <SubmissionRoute /> },
    ],
  },
  {
    element: <RoleRoute roles={shopRoles} />,
    children: [
      { path: '/bestellingen', element: <OrdersRoute /> },
      { path: '/bestellingen/:id', element: <OrderRoute /> },
      { path: '/instellingen/meldingen', element: <NotificationsRoute /> },
    ],
  },
  { path: '/instellingen/account', element: <AccountRoute /> },
  {
    element: <RoleRoute roles={ownerRoles} />,
    children: [{ path: '/instellingen/leden', element: <MembersRoute /> }],
  },
  { path: '*', element: <NotFoundRoute /> },
];

/** The designer's code is fetched when it is opened. */
const designer = (kind: 'page' | 'template') => async () => {
  startFrame();
  const { DesignerRoute } = await import('./designer-route.tsx');
  return { element: <DesignerRoute kind={kind} /> };
};

/** The addresses of the dashboard that exist (ROUTE-15). The designer has the window to itself. */
export function createDashboardRouter() {
  return createBrowserRouter([
    { path: '/inloggen', element: <SignInRoute /> },
    { path: '/wachtwoord-vergeten', element: <ForgottenPasswordRoute /> },
    { path: '/wachtwoord-herstellen', element: <ResetPasswordRoute /> },
    { path: '/e-mailadres-bevestigen', element: <ConfirmEmailRoute /> },
    { path: '/uitnodiging', element: <InvitationRoute /> },
    {
      element: <SignedInRoute />,
      children: [
        {
          element: <RoleRoute roles={siteRoles} />,
          errorElement: <ScreenFailure />,
          children: [
            { path: '/paginas/:id', lazy: designer('page') },
            { path: '/wm/templates/:id', lazy: designer('template') },
          ],
        },
        {
          element: <ShellRoute />,
          children: [{ errorElement: <ScreenFailure />, children: screens }],
        },
      ],
    },
  ]);
}
