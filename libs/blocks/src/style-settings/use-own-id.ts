import { createContext, useContext } from 'react';

/** Whether no block of the page had this id yet; the first that asks has it. Null where no page is rendered as a whole. */
export const ClaimIdContext = createContext<((id: string) => boolean) | null>(null);

/** The id that an element gets: the wanted one, unless an earlier block of the page has it (STY-25). */
export function useOwnId(wanted: string | undefined): string | undefined {
  const claim = useContext(ClaimIdContext);
  if (wanted === undefined || claim === null) return wanted;
  return claim(wanted) ? wanted : undefined;
}
