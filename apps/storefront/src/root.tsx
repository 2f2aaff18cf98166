import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from 'react-router';
import { ErrorPage } from './page/error-page.tsx';
import { PageHead } from './seo/page-head.tsx';
import type { loader } from './routes/page.tsx';

/** The document around every page. No `<Scripts/>`: visitors get the loader, never the client router. */
export function Layout({ children }: { children: ReactNode }) {
  const home = useRouteLoaderData<typeof loader>('home');
  const page = useRouteLoaderData<typeof loader>('page');
  const data = home ?? page;
  if (!import.meta.env.SSR) return null;
  return (
    <html lang={data?.page.site.language ?? 'nl'} data-website-id={data?.page.site.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageHead data={data} />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!import.meta.env.SSR) return null;
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
