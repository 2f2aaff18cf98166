import { use, type ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { ErrorPage } from './page/error-page.tsx';
import { ApiBaseContext } from './services/api-base.ts';
import { LoadedPageContext } from './services/loaded-page.ts';
import { PageHead } from './seo/page-head.tsx';

/** The document around every page. No `<Scripts/>`: visitors get the loader, never the client router. */
export function Layout({ children }: { children: ReactNode }) {
  const data = use(LoadedPageContext);
  const apiBase = use(ApiBaseContext);
  if (!import.meta.env.SSR) return null;
  return (
    <html
      lang={data?.page.site.language ?? 'nl'}
      data-website-id={data?.page.site.id}
      data-api-base={apiBase || undefined}
    >
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
