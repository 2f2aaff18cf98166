import { blockDefinitions, type BlockDefinition } from '@etalage/blocks/schema';
import type { BlockId } from '@etalage/site-model';
import type { CanvasStore } from '../create-canvas-store.ts';

/** The settings tab for the selected block; the style tab while Alt is pressed. */
export function managementTab(
  store: CanvasStore,
  id: BlockId | null,
  isStyle: boolean,
): 'section' | 'block' | 'style' | undefined {
  const type = id === null ? undefined : store.block(id)?.type;
  if (type === undefined) return undefined;
  if (isStyle) return 'style';
  const definitions: Record<string, BlockDefinition> = blockDefinitions;
  const kind = Object.hasOwn(definitions, type) ? definitions[type]?.kind : undefined;
  return kind === 'section' ? 'section' : 'block';
}
