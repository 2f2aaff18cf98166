import {
  changeableColors,
  fontStacks,
  ownFontId,
  type Shape,
  shapeChoices,
  shapeNames,
  styleName,
  type FontName,
} from '@etalage/site-model';
import { z } from 'zod';
import { defineSitePart } from './define-site-part.ts';

const fontNames = Object.keys(fontStacks) as [FontName, ...FontName[]];
/** Roundings of buttons, cards and pictures that an owner chooses from. */
export const radii = ['0px', '3px', '6px', '10px', '16px'] as const;

/** The choices of every setting of the shapes (`shapeSettings`). */
const shape = z.object(
  Object.fromEntries(
    shapeNames.map((name) => [name, z.enum(shapeChoices(name) as [string, ...string[]])]),
  ) as unknown as { [Name in keyof Shape]: z.ZodType<Shape[Name], Shape[Name]> },
);

/** The address of a picture of the website, or ''. */
const picture = z
  .string()
  .max(500)
  .regex(/^(|(\/|https:\/\/)[^\s|"'<>]+)$/);

/** A font of the product, or one that the owner uploaded. */
const font = z.enum(fontNames).or(z.string().refine((name) => ownFontId(name) !== undefined));

/** The look of a website: its colours (STY-32), fonts, corners, shapes and pictures. */
export const siteLookValue = z.object({
  styles: z.record(
    z.enum(changeableColors.map(styleName) as [string, ...string[]]),
    z.object({ label: z.string().max(40), value: z.string().regex(/^#[0-9a-f]{6}$/i) }),
  ),
  font_primary: font,
  font_secondary: font,
  radius: z.enum(radii),
  shape,
  logo: picture,
  icon: picture,
  share_image: picture,
});

export type SiteLook = z.infer<typeof siteLookValue>;

/** Colours, fonts and corners of the website (STY-34); for its owner. */
export const siteLook = defineSitePart({ resource: 'look', key: {}, value: siteLookValue });

export const {
  open: openLook,
  save: saveLook,
  publish: publishLook,
  listVersions: listLookVersions,
  restore: restoreLook,
} = siteLook;
