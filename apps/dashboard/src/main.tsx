import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createDashboardRouter } from './routes/router.tsx';
import './theme/dashboard-theme.css.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 10_000 } } });

createRoot(root).render(
  <StrictMode>
    <TextContext value={createTranslate()}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createDashboardRouter()} />
      </QueryClientProvider>
    </TextContext>
  </StrictMode>,
);
