import type { Translate } from '@etalage/texts';
import { createContext, useContext } from 'react';

export const TextContext = createContext<Translate | null>(null);

/** The website's translate function. In an island only the declared keys are available. */
export function useText(): Translate {
  const translate = useContext(TextContext);
  if (!translate) throw new Error('useText outside a TextContext');
  return translate;
}
