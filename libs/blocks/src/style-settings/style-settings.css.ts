import { container } from '@etalage/ui-kit';
import { media, theme } from '@etalage/ui-kit/theme';
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { SCALE } from './spacing-settings.ts';
import type { Declarations, Effect } from './style-setting.ts';
import { effectsOf, type StyleKey } from './style-settings.ts';

/** Distances above and below blocks are smaller on small screens. */
const room = fallbackVar(theme.spacing, '1');
const scale = (part: string) => ({ vars: { [`--${SCALE}`]: `calc(${part} * ${room})` } });
globalStyle(':root', {
  ...scale('0.7'),
  '@media': { [media.tablet]: scale('0.85'), [media.desktop]: scale('1') },
});

/** The element around a content block that has style settings; a section is its own. */
export const around = style({});

/** The class names of a setting: one, or one per option. */
export type SettingClasses = string | Readonly<Record<string, string>>;

/** The classes of every setting that has rules. A rule counts more than the block's own, so that the owner's choice does. */
export const classes = Object.fromEntries(
  effectsOf().flatMap(({ key, effect }): [StyleKey, SettingClasses][] => {
    if (effect.kind === 'inline') return [];
    if (effect.kind === 'rule')
      return [[key, classOf(key, effect, effect.declarations(`var(--${effect.name})`))]];
    const variants = Object.entries(effect.variants).map(([name, declarations]) => [
      name,
      classOf(`${key}_${name}`, effect, declarations),
    ]);
    return [[key, Object.fromEntries(variants) as Record<string, string>]];
  }),
) as Partial<Record<StyleKey, SettingClasses>>;

function classOf(
  name: string,
  { on, at }: Exclude<Effect, { kind: 'inline' }>,
  declarations: Declarations,
): string {
  const own = style({}, name);
  const rule =
    at === 'all'
      ? declarations
      : { '@media': { [at === 'phone' ? media.belowTablet : media.tablet]: declarations } };
  globalStyle(on === 'block' ? `.${own}.${own}.${own}` : contentOf(own), rule);
  return own;
}

/** What contains the content: the first element of the page's width in a section, the block itself within `around`. */
function contentOf(own: string): string {
  const first = `.${container}:not(.${container} ~ *)`;
  const strong = `.${own}.${own}.${own}`;
  return `${strong} > ${first}, ${strong} > * > ${first}, ${strong}.${around} > :last-child`;
}

/** A block with a picture behind its content. */
export const withBackdrop = style({ position: 'relative', isolation: 'isolate' });
export const backdrop = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
});
/** The colour over a picture, of a background colour that is not opaque. */
export const veil = style([backdrop]);
/** Shows a part of a picture that stays where it is while the page moves. */
export const pane = style([backdrop, { clipPath: 'inset(0)' }]);
export const still = style({ position: 'fixed', inset: 0, width: '100%', height: '100%' });
/** Where the picture is on phones. */
export const PHONE_PLACE = 'phone-place';
export const placedOnPhone = style({
  '@media': {
    [media.belowTablet]: {
      objectPosition: `var(--${PHONE_PLACE}) !important`,
      backgroundPosition: `var(--${PHONE_PLACE}) !important`,
    },
  },
});
