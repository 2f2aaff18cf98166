import { createContext } from 'react';

/** Shows the variant that a field belongs to, by the name of the field in the form, and gives it the focus. */
export type VariantRevealer = (name: string) => void;

/** Says who reveals variants while they are on the screen, of which only some are rendered at a time. */
export const RevealVariant = createContext<(revealer: VariantRevealer | undefined) => void>(() => undefined);
