import { flagText, isOn } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { z } from 'zod';
import type { FieldDefinition, FieldOf } from '../definition/field-definition.ts';
import type { RequirableSettings } from '../definition/field-type-schema.ts';
import type { TextSettings } from '../fields/text/text.schema.ts';
import { fieldOf, type Field, type FieldExtra as Extra } from './field.ts';

const textCodec = z.string();

const flagCodec = z.codec(z.union([z.string(), z.number(), z.boolean(), z.null()]), z.boolean(), {
  decode: isOn,
  encode: flagText,
});

/** Reads a number that is stored as text with a point or a comma; null if it is empty or unreadable. */
export const numberCodec = z.codec(z.union([z.string(), z.number()]), z.number().nullable(), {
  decode: (stored) => {
    const typed = String(stored).trim();
    const number = Number(typed.replace(',', '.'));
    return typed !== '' && Number.isFinite(number) ? number : null;
  },
  encode: (value) => (value === null ? '' : String(value)),
});

const filesCodec = z.codec(z.string(), z.array(z.string()), {
  decode: (stored) => stored.split('|').filter((path) => path !== ''),
  encode: (paths) => paths.join('|'),
});

function textLike<Definition extends FieldDefinition>(definition: Definition) {
  return (title: TextKey, extra: Extra = {}): Field<typeof textCodec, Definition> =>
    fieldOf({ definition, codec: textCodec, title }, extra);
}

type TextExtra = Extra & RequirableSettings;

function line(settings?: TextSettings) {
  return (
    title: TextKey,
    { missing, ...extra }: TextExtra = {},
  ): Field<typeof textCodec, FieldOf<'text'>> => {
    const definition: FieldOf<'text'> = { type: 'text', settings: { ...settings, missing } };
    return fieldOf({ definition, codec: textCodec, title }, extra);
  };
}

/** One line of text. */
export const text = line();
/** Several lines of text. */
export const textarea = textLike<FieldOf<'textarea'>>({ type: 'textarea' });
/** Rich text as HTML; the server sanitises it at every write. */
export const richText = textLike<FieldOf<'text_editor'>>({ type: 'text_editor' });
/** Source code, stored as it is typed. */
export function code(
  title: TextKey,
  mode: 'html' | 'css' | 'javascript',
  extra: Extra = {},
): Field<typeof textCodec, FieldOf<'code_editor'>> {
  return fieldOf({ definition: { type: 'code_editor', mode }, codec: textCodec, title }, extra);
}
/** HTML that a page shows as it is; the server removes scripts from it at every write. */
export const markup = textLike<FieldOf<'code_editor'>>({
  type: 'code_editor',
  mode: 'html',
  settings: { isShown: true },
});
/** A name for code, such as an id, a class or an event; it is not text that people read. */
export const identifier = line({ input: 'identifier' });
/** An address: a path on this site or a full URL. */
export const link = line({ input: 'link' });
/** A key of the palette, or `r,g,b[,a]` (STY-19). */
export const color = textLike<FieldOf<'dashboard_color_palette'>>({ type: 'dashboard_color_palette' });

/** A switch, stored as '1' or '0' and read from '1', 1 and true (SEC-06). */
export function flag(title: TextKey, extra: Extra = {}): Field<typeof flagCodec, FieldOf<'boolean'>> {
  return fieldOf({ definition: { type: 'boolean' }, codec: flagCodec, title }, extra);
}

interface AlternativeTextExtra {
  /** Key of the field with the picture. */
  describes: string;
  /** Key of the switch that marks the picture as a decoration, which has no text. */
  decorative: string;
}

const whileDescribed = ({ decorative }: AlternativeTextExtra): Extra => ({
  group: 'image',
  conditional: ['0', ''].map((value) => ({ name: decorative, operator: '==', value })),
});

/** The alternative text of a picture, on one line; hidden while the picture is a decoration. */
export function alternativeText(
  title: TextKey,
  extra: AlternativeTextExtra,
): Field<typeof textCodec, FieldOf<'text'>> {
  const definition: FieldOf<'text'> = { type: 'text', settings: { describes: extra.describes } };
  return fieldOf({ definition, codec: textCodec, title }, whileDescribed(extra));
}

/** The same, on several lines. */
export function longAlternativeText(
  title: TextKey,
  extra: AlternativeTextExtra,
): Field<typeof textCodec, FieldOf<'textarea'>> {
  const definition: FieldOf<'textarea'> = { type: 'textarea', settings: { describes: extra.describes } };
  return fieldOf({ definition, codec: textCodec, title }, whileDescribed(extra));
}

interface NumberExtra extends TextExtra {
  /** Smallest number. */
  least?: number;
  /** Largest number. */
  most?: number;
}

/** A number, stored as text with a point or a comma; null if it is empty or unreadable. */
export function number(
  title: TextKey,
  { group = 'layout', least, most, missing, ...extra }: NumberExtra = {},
): Field<typeof numberCodec, FieldOf<'text'>> {
  const settings: TextSettings = { input: 'number', min: least, max: most, missing };
  const definition: FieldOf<'text'> = { type: 'text', settings };
  return fieldOf({ definition, codec: numberCodec, title }, { ...extra, group });
}

/** One of a closed list; a stored value outside it is read as the initial one. */
export function select<const V extends string>(
  title: TextKey,
  options: readonly { value: V; title: TextKey }[],
  { group = 'layout', initial, ...extra }: Extra & { initial: V },
): Field<z.ZodType<V, string>, FieldOf<'select'>> {
  const values = options.map((option) => option.value) as [V, ...V[]];
  const definition: FieldOf<'select'> = {
    type: 'select',
    options: options.map((option) => ({ value: option.value, label: option.title })),
  };
  return fieldOf({ definition, codec: z.enum(values).catch(initial), title }, { ...extra, group, initial });
}

interface FilesExtra extends Extra {
  maxFiles: number;
  /** Largest width and height of a picture in pixels, 1440 by default. */
  maxSide?: number;
  /** Whether the alternative texts of the library are typed at the field; for pictures whose place has none of its own. */
  describes?: boolean;
}

/** Pipe-separated files; empty entries and a leading pipe are ignored (PROD-02, BLK-40). */
export function files(
  title: TextKey,
  { group = 'image', maxFiles, maxSide, describes, ...extra }: FilesExtra,
): Field<typeof filesCodec, FieldOf<'image'>> {
  const definition: FieldOf<'image'> = {
    type: 'image',
    settings: { maxFiles, maxWidth: maxSide, maxHeight: maxSide, describes },
  };
  return fieldOf({ definition, codec: filesCodec, title }, { ...extra, group });
}

/** One 3D model, a GLB file. */
export function modelFile(
  title: TextKey,
  extra: Omit<Extra, 'group'> = {},
): Field<typeof filesCodec, FieldOf<'file'>> {
  const definition: FieldOf<'file'> = {
    type: 'file',
    settings: { maxFiles: 1, kinds: ['model/gltf-binary'] },
  };
  return fieldOf({ definition, codec: filesCodec, title }, extra);
}
