import { ownValue, type PageDocument } from '@etalage/site-model';
import { readBlock } from '../runtime/read-block.ts';
import { lookOf } from '../style-settings/block-look.ts';
import { classes } from '../style-settings/style-settings.css.ts';
import { styleValuesOf } from '../style-settings/style-values.ts';
import { blockDefinitions } from './schema-registry.ts';
import type { BlockDefinition } from '../runtime/define-block.ts';

/** The class names of all style settings. */
export const settingClasses: readonly string[] = Object.values(classes).flatMap((names) =>
  typeof names === 'string' ? [names] : Object.values(names),
);

/** The class names that the style settings of the blocks of a document give on the website. */
export function settingClassesOf({ blocks }: PageDocument): string[] {
  return Object.values(blocks).flatMap((block) => {
    const definition = ownValue<BlockDefinition>(blockDefinitions, block.type);
    const read = definition && readBlock(definition, block);
    return read?.ok ? lookOf(styleValuesOf(definition!, read.data), false).classNames : [];
  });
}
