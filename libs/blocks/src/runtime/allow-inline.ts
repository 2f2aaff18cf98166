import { createContext } from 'react';

/** Allows an inline source in the policy of the page that is rendered, by its exact text. */
export type AllowInline = (kind: 'styles' | 'scripts', source: string) => void;
/** The designer has no such policy, and runs no script of a page. */
export const AllowInlineContext = createContext<AllowInline>(() => undefined);
