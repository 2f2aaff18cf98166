import { dashboardPath } from '@etalage/api-contract';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { startFrame } from '../designer/frame/frame-element.ts';
import { ScreenFailure } from '../screen/screen-failure.tsx';
import { rolesOf } from '../shell/navigation.ts';
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
import { RedirectsRoute } from './redirects/redirects-route.tsx';
import { NotificationsRoute } from './settings/notifications-route.tsx';
import { PaymentRoute } from './settings/payment-route.tsx';
import { RoleRoute } from './role-route.tsx';
import { ShellRoute } from './shell-route.tsx';
import { SubmissionRoute } from './submissions/submission-route.tsx';
import { SubmissionsRoute } from './submissions/submissions-route.tsx';
import { SignInRoute } from './sign-in-route.tsx';
import { SignedInRoute } from './signed-in-route.tsx';

/** Allows the roles that the navigation states for this path (GEN-08), which follows the website in the address. */
const forRoles = ({ path, ...route }: { path: string } & RouteObject): RouteObject => ({
  element: <RoleRoute roles={rolesOf(path)} />,
  children: [{ ...route, path: path.slice(1) }],
});

/** A screen whose code is loaded when it is opened. */
const lazily = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

/** Screens beside the navigation: after a failure of one of them the navigation still works. */
const screens: ({ path: string } & RouteObject)[] = [
  { path: '/', element: <OverviewRoute /> },
  { path: '/paginas', element: <PagesRoute /> },
  { path: '/paginas/:id/instellingen', element: <PageSettingsRoute /> },
  { path: '/bestanden', lazy: lazily(async () => (await import('./files/files-route.tsx')).FilesRoute) },
  { path: '/cookies', lazy: lazily(async () => (await import('./cookies/cookies-route.tsx')).CookiesRoute) },
  { path: '/menus', lazy: lazily(async () => (await import('./menus/menus-route.tsx')).MenusRoute) },
  { path: '/menus/:id', lazy: lazily(async () => (await import('./menus/menu-route.tsx')).MenuRoute) },
  { path: '/stijl', lazy: lazily(async () => (await import('./look/look-route.tsx')).LookRoute) },
  { path: '/teksten', lazy: lazily(async () => (await import('./texts/texts-route.tsx')).TextsRoute) },
  {
    path: '/teksten/mails',
    lazy: lazily(async () => (await import('./mail-examples/mail-examples-route.tsx')).MailExamplesRoute),
  },
  { path: '/formulieren', element: <FormsRoute /> },
  { path: '/formulieren/:id', element: <FormRoute /> },
  { path: '/inzendingen', element: <SubmissionsRoute /> },
  { path: '/inzendingen/:id', element: <SubmissionRoute /> },
  { path: '/doorverwijzingen', element: <RedirectsRoute /> },
  { path: '/bestellingen', element: <OrdersRoute /> },
  { path: '/bestellingen/:id', element: <OrderRoute /> },
  {
    path: '/producten',
    lazy: lazily(async () => (await import('./products/products-route.tsx')).ProductsRoute),
  },
  {
    path: '/producten/:id',
    lazy: lazily(async () => (await import('./products/form/product-route.tsx')).ProductRoute),
  },
  {
    path: '/boekhouding',
    lazy: lazily(async () => (await import('./bookkeeping/bookkeeping-route.tsx')).BookkeepingRoute),
  },
  {
    path: '/wettelijke-check',
    lazy: lazily(async () => (await import('./legal-check/legal-check-route.tsx')).LegalCheckRoute),
  },
  {
    path: '/klanten',
    lazy: lazily(async () => (await import('./customers/customers-route.tsx')).CustomersRoute),
  },
  {
    path: '/klanten/:id',
    lazy: lazily(async () => (await import('./customers/page/customer-route.tsx')).CustomerRoute),
  },
  {
    path: '/voorraad',
    lazy: lazily(async () => (await import('./stock/stock-route.tsx')).StockRoute),
  },
  {
    path: '/categorieen',
    lazy: lazily(async () => (await import('./categories/categories-route.tsx')).CategoriesRoute),
  },
  {
    path: '/categorieen/:id',
    lazy: lazily(async () => (await import('./categories/category-route.tsx')).CategoryRoute),
  },
  {
    path: '/kenmerken',
    lazy: lazily(async () => (await import('./properties/properties-route.tsx')).PropertiesRoute),
  },
  {
    path: '/kenmerken/:id',
    lazy: lazily(async () => (await import('./properties/property-route.tsx')).PropertyRoute),
  },
  {
    path: '/fabrikanten',
    lazy: lazily(async () => (await import('./makers/makers-route.tsx')).MakersRoute),
  },
  {
    path: '/kortingen',
    lazy: lazily(async () => (await import('./discounts/discounts-route.tsx')).DiscountsRoute),
  },
  {
    path: '/kortingen/:id',
    lazy: lazily(async () => (await import('./discounts/discount-route.tsx')).DiscountRoute),
  },
  {
    path: '/importeren',
    lazy: lazily(async () => (await import('./imports/imports-route.tsx')).ImportsRoute),
  },
  {
    path: '/importeren/nieuw',
    lazy: lazily(async () => (await import('./imports/columns/new-import-route.tsx')).NewImportRoute),
  },
  {
    path: '/importeren/:id',
    lazy: lazily(async () => (await import('./imports/result/import-route.tsx')).ImportRoute),
  },
  {
    path: '/instellingen/bedrijf',
    lazy: lazily(async () => (await import('./company/company-route.tsx')).CompanyRoute),
  },
  {
    path: '/instellingen/webshop',
    lazy: lazily(async () => (await import('./webshop/webshop-route.tsx')).WebshopRoute),
  },
  {
    path: '/instellingen/verzending',
    lazy: lazily(async () => (await import('./shipping/shipping-route.tsx')).ShippingRoute),
  },
  {
    path: '/instellingen/verzending/:id',
    lazy: lazily(async () => (await import('./shipping/shipping-method-route.tsx')).ShippingMethodRoute),
  },
  {
    path: '/instellingen/mails',
    lazy: lazily(async () => (await import('./mails/mails-route.tsx')).MailsRoute),
  },
  {
    path: '/instellingen/privacy',
    lazy: lazily(async () => (await import('./privacy/privacy-route.tsx')).PrivacyRoute),
  },
  {
    path: '/instellingen/peppol',
    lazy: lazily(async () => (await import('./peppol/peppol-route.tsx')).PeppolRoute),
  },
  { path: '/instellingen/betalen', element: <PaymentRoute /> },
  { path: '/instellingen/meldingen', element: <NotificationsRoute /> },
  { path: '/instellingen/account', element: <AccountRoute /> },
  { path: '/instellingen/leden', element: <MembersRoute /> },
];

/** The designer's code is loaded when it is opened. */
const designer = (kind: 'page' | 'template') => async () => {
  startFrame();
  const { DesignerRoute } = await import('./designer-route.tsx');
  return { element: <DesignerRoute kind={kind} /> };
};

/** The screens of one website. The designer uses the whole window. */
const ofWebsite: RouteObject[] = [
  {
    errorElement: <ScreenFailure />,
    children: [
      forRoles({ path: '/paginas/:id', lazy: designer('page') }),
      forRoles({ path: '/wm/templates/:id', lazy: designer('template') }),
    ],
  },
  {
    element: <ShellRoute />,
    children: [
      {
        errorElement: <ScreenFailure />,
        children: [...screens.map(forRoles), { path: '*', element: <NotFoundRoute /> }],
      },
    ],
  },
];

/** Where they are; every other address is one of the signed-in member, without a website yet. */
const WEBSITE = dashboardPath(':website', '/');

/** The addresses of the dashboard (ROUTE-15). */
export function createDashboardRouter() {
  return createBrowserRouter([
    { path: '/inloggen', element: <SignInRoute /> },
    { path: '/wachtwoord-vergeten', element: <ForgottenPasswordRoute /> },
    { path: '/wachtwoord-herstellen', element: <ResetPasswordRoute /> },
    { path: '/e-mailadres-bevestigen', element: <ConfirmEmailRoute /> },
    { path: '/uitnodiging', element: <InvitationRoute /> },
    { element: <SignedInRoute />, children: [{ path: WEBSITE, children: ofWebsite }, { path: '*' }] },
  ]);
}
