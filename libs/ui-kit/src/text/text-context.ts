import type { Translate } from '@etalage/texts';
import { createContext, useContext } from 'react';

export const TextContext = createContext<Translate | null>(null);

/** The website's words. In an island only the keys it declares are there. */
export function useText(): Translate {
  const translate = useContext(TextContext);
  if (!translate) throw new Error('useText outside a TextContext');
  return translate;
}
