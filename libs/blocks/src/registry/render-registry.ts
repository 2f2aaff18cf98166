import type { ComponentType } from 'react';
import type { RenderRegistry } from '../runtime/block-tree.tsx';
import type { BlockDefinition } from '../runtime/define-block.ts';
import { blockComponents } from './block-components.ts';
import { blockDefinitions } from './schema-registry.ts';

/** Definition and component together, for rendering a page. */
export const renderRegistry: RenderRegistry = Object.fromEntries(
  Object.entries<BlockDefinition>(blockDefinitions).map(([type, definition]) => [
    type,
    {
      definition,
      component: (blockComponents as Record<string, ComponentType<never>>)[type] as ComponentType<never>,
    },
  ]),
);
