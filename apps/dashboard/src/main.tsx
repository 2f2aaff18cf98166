import './designer/frame/start-early.ts';
import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createQueryClient } from './queries/create-query-client.ts';
import { createDashboardRouter } from './routes/create-dashboard-router.tsx';
import './theme/dashboard-theme.css.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

createRoot(root).render(
  <StrictMode>
    <TextContext value={createTranslate()}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createDashboardRouter()} />
      </QueryClientProvider>
    </TextContext>
  </StrictMode>,
);
