import type { PageContext } from '@etalage/api-contract';
import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import { IslandRoot } from '../../runtime/island-root.tsx';
import { PageContextProvider } from '../../runtime/page-context.ts';
import { pageOf } from './page.fixture.ts';

interface OnPageProps {
  page?: Partial<PageContext>;
  texts?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The context of a block on a page, and of an island in it, with the website's own texts. */
export function OnPage({ page, texts, children }: OnPageProps) {
  return (
    <IslandRoot websiteId="si_1" texts={{}}>
      <TextContext value={createTranslate(texts)}>
        <PageContextProvider value={pageOf({ ...page })}>{children}</PageContextProvider>
      </TextContext>
    </IslandRoot>
  );
}
