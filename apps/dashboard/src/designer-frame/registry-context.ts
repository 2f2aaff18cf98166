import { renderRegistry, type RenderRegistry } from '@etalage/blocks/render';
import { createContext, useContext } from 'react';

/** The blocks that can be rendered. */
export const RegistryContext = createContext<RenderRegistry>(renderRegistry);

export const useRegistry = (): RenderRegistry => useContext(RegistryContext);
