import { createContext } from 'react';

/** The policy of the page that is rendered. */
interface PagePolicy {
  /** Scheme and host of the page. */
  origin: string;
  /** Allows an inline source by its exact text, or what drawing a 3D model of an address needs. */
  allow(kind: 'styles' | 'scripts' | 'models', source: string): void;
}
/** The designer has no such policy, and runs no script of a page. */
export const PagePolicyContext = createContext<PagePolicy>({ origin: '', allow: () => undefined });
