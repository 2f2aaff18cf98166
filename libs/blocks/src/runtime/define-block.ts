import type { Fields, FieldValues } from '@etalage/form-engine/schema';
import type { TextKey } from '@etalage/texts';
import { styleFields } from '../style-settings/style-settings.ts';
import { companionsOf } from './companions.ts';
import type { DocumentPlace } from './placement.ts';
import type { MakeStarter } from './starter.ts';
import type { Thumbnail } from './thumbnail.ts';
import type { TileList } from './tile-list.ts';

/** Migrates stored data of one version to the next; pure. */
export interface Migration {
  /** Name of the change, e.g. `rename-image-to-content-image`. */
  name: string;
  up(stored: Record<string, unknown>): Record<string, unknown>;
}

/**
 * The single definition of a block or section template. From `fields` follow the type of its data, its validation, its
 * defaults and its settings form. `version` is one more than the number of migrations.
 */
export interface BlockDefinition<F extends Fields = Fields> {
  type: string;
  /** The folder of templates that share a component and a style sheet; without it the folder has the name of the type. */
  family?: string;
  version: number;
  kind: 'section' | 'content';
  title: TextKey;
  /** What an owner uses it for, in one sentence (TPL-01). */
  description?: TextKey;
  /** Template groups that offer it (TPL-51). */
  groups: readonly TextKey[];
  /** Shown beside its name where it can be added. */
  thumbnail: Thumbnail;
  /** Documents that it can be added to; all of them without it. */
  placement?: readonly DocumentPlace[];
  /** The content of a new one; empty without it. */
  starter?: MakeStarter;
  /** Hidden in the template picker; pages that contain it still show it (TPL-49). */
  disabled?: boolean;
  /** Shows the content of another document instead of its own (TPL-01, TPL-33). */
  is_template?: boolean;
  fields: F;
  /** Names of the slots that contain child blocks, in reading order. */
  slots: readonly string[];
  /** Names of slots that the server fills with blocks of other documents; an owner cannot put anything in them. */
  filled?: readonly string[];
  /** Fields whose products are shown with everything an order needs, instead of as tiles. */
  wholeProducts?: readonly string[];
  /** Fields that only select what its lists contain; what they refer to is not shown itself, and so not fetched. */
  selecting?: readonly string[];
  /** Lists that the server makes for the block, beside what its fields refer to. Pure. */
  tileLists?(data: FieldValues<F>): readonly TileList[];
  migrations: readonly Migration[];
}

/**
 * Declares a block; the literal types of its fields are preserved. Each content field of a section gets its companion
 * (SEC-07), and each content block the style settings (STY-01); these are not in the types, because no render reads them.
 */
export function defineBlock<F extends Fields>(
  definition: BlockDefinition<F> & {
    wholeProducts?: readonly (keyof F & string)[];
    selecting?: readonly (keyof F & string)[];
  },
): BlockDefinition<F> {
  if (definition.kind !== 'section')
    return { ...definition, fields: { ...definition.fields, ...unused(styleFields, definition.fields) } };
  return { ...definition, fields: { ...definition.fields, ...companionsOf(definition) } };
}

/** The fields whose keys a block does not use itself. */
function unused(fields: Fields, own: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !Object.hasOwn(own, key)));
}

/** The data that a block's components receive. */
export type BlockData<D extends BlockDefinition> = FieldValues<D['fields']>;
