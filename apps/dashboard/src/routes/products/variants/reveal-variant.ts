import { createContext, type RefObject } from 'react';

/** Shows the variant that a field belongs to, by the name of the field in the form, and gives it the focus. */
export type VariantRevealer = (name: string) => void;

/** Holds the revealer while the variants are on the screen: only some of them are rendered at a time. */
export const RevealVariant = createContext<RefObject<VariantRevealer | undefined>>({ current: undefined });
