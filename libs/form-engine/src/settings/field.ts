import type { TextKey } from '@etalage/texts';
import type { z } from 'zod';
import type { Conditional } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { emptyOf } from '../registry/field-facets.ts';

/** The groups of fields in a settings form, in order (SEC-08: `global` contains the local/global choices). */
export const fieldGroups = ['content', 'image', 'layout', 'style', 'global'] as const;

export type FieldGroup = (typeof fieldGroups)[number];

/**
 * One setting of a block, form or screen. `codec` converts between the stored form of the specification ('1'/'0', pipe
 * lists, `r,g,b,a`) and the value that components receive; `initial` is the stored value of a new instance.
 */
export interface Field<
  Codec extends z.ZodType = z.ZodType,
  Definition extends FieldDefinition = FieldDefinition,
> {
  /** The type of the field with the options of that type; `definitionOf` adds the properties below. */
  definition: Definition;
  title: TextKey;
  group: FieldGroup;
  /** A sentence under the field. */
  hint?: TextKey;
  initial: unknown;
  codec: Codec;
  /** Shown while one of the rules matches another setting, or while the function returns true. */
  conditional?: Conditional;
  /** Where it stands in a long form; after the previous field without it. */
  place?: FieldPlace;
}

/** Where a setting stands in the form of its group; settings that stand together are next to each other in the list. */
export interface FieldPlace {
  /** The heading that opens the part of the form with this setting; closed at first. */
  fold?: TextKey;
  /** Settings with the same name of a row stand side by side, where there is room. */
  row?: string;
  /** The switch of the same group that shows this setting while it is on (STY-18). */
  switchedBy?: string;
}

export type Fields = Record<string, Field>;

/** The decoded values of a list of fields, as components receive them. */
export type FieldValues<F extends Fields> = { [K in keyof F]: z.output<F[K]['codec']> };

/** What every builder of fields takes; `initial` is the empty value of the type if it is absent. */
export interface FieldExtra extends Pick<Field, 'hint' | 'conditional' | 'place'> {
  group?: FieldGroup;
  initial?: string;
}

/** Builds a setting; a builder passes its own group for settings that state none. */
export function fieldOf<Codec extends z.ZodType, Definition extends FieldDefinition>(
  { definition, codec, title }: Pick<Field<Codec, Definition>, 'definition' | 'codec' | 'title'>,
  { group = 'content', initial, hint, conditional, place }: FieldExtra,
): Field<Codec, Definition> {
  return {
    definition,
    codec,
    title,
    group,
    hint,
    conditional,
    place,
    initial: initial ?? emptyOf(definition),
  };
}
