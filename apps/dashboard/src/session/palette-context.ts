import { createContext, useContext } from 'react';

/** Opens the command palette; null where there is none. */
export const PaletteContext = createContext<(() => void) | null>(null);

export const useOpenPalette = (): (() => void) | null => useContext(PaletteContext);
