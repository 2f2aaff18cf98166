import type { PageContext } from '@etalage/api-contract';
import { createContext, useContext } from 'react';

export const PageContextProvider = createContext<PageContext | null>(null);

/** The page a block stands on. Islands have no page context: their block hands them what they need as props. */
export function usePage(): PageContext {
  const page = useContext(PageContextProvider);
  if (!page) throw new Error('usePage outside a page');
  return page;
}
