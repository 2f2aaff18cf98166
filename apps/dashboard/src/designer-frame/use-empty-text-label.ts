import { blockDefinitions, type BlockDefinition } from '@etalage/blocks/schema';
import { useText } from '@etalage/ui-kit';

/** The text shown in a block that renders nothing yet, so that it can be seen and selected. */
export function useEmptyTextLabel(type: string | undefined): string | undefined {
  const t = useText();
  const definitions: Record<string, BlockDefinition> = blockDefinitions;
  const title = type && Object.hasOwn(definitions, type) ? definitions[type]?.title : undefined;
  return title && t('designer_frame_hollow', { title: t(title) });
}
