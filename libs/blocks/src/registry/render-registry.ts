import type { ComponentType } from 'react';
import type { BlockProps } from '../runtime/block-props.ts';
import type { BlockDefinition } from '../runtime/define-block.ts';
import type { RenderRegistry } from '../runtime/block-tree.tsx';
import { blockDefinitions, type BlockType } from './schema-registry.ts';

type Drawings = { [T in BlockType]: ComponentType<BlockProps<(typeof blockDefinitions)[T]>> };

/** The component of every block; a type without one does not compile. */
export const drawings = {} as const satisfies Drawings;

/** Definition and component together, for drawing a page. */
export const renderRegistry: RenderRegistry = Object.fromEntries(
  Object.entries<BlockDefinition>(blockDefinitions).map(([type, definition]) => [
    type,
    {
      definition,
      component: (drawings as Record<string, ComponentType<never>>)[type] as ComponentType<never>,
    },
  ]),
);
