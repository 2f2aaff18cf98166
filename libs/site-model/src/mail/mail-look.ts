import type { Theme } from '../site/site.schema.ts';
import { mailFonts, PLAIN_MAIL_FONT } from '../theme/fonts.ts';
import { defaultPalette, type PaletteKey } from '../theme/palette.ts';
import { contrastOf } from '../theme/readable-ink.ts';
import { shapeOf } from '../theme/shapes.ts';
import { checkedRadius } from '../theme/theme-css.ts';
import { hexOf, mixed } from './hex-color.ts';

/** The colours of a mail, all as `#1f5a4a`: mail programs know no variables. */
export interface MailColors {
  readonly ground: string;
  readonly paper: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly action: string;
  readonly onAction: string;
}

export interface MailLook {
  readonly light: MailColors;
  /** For readers whose mail program is dark. */
  readonly dark: MailColors;
  readonly headingFont: string;
  readonly textFont: string;
  readonly buttonRadius: string;
  /** Complete address of the logo; '' shows the name of the sender. */
  readonly logo: string;
}

/** The contrast of letters (WCAG 2.2, 1.4.3), and of a button beside its ground (1.4.11). */
const LETTERS = 4.5;
const BUTTON = 3;

/** The look of a mail of a website: the colours and shapes of its theme, and system fonts that are near its fonts. */
export function mailLookOf(theme: Theme, logo: string): MailLook {
  const { buttons } = shapeOf(theme.shape);
  const ofButtons = { pill: '999px', square: '0', corners: checkedRadius(theme.radius) };
  const { heading, text } = mailFonts(theme);
  return {
    light: lightColors(theme),
    dark: darkColors(theme),
    headingFont: heading,
    textFont: text,
    buttonRadius: ofButtons[buttons],
    logo: isShownInMails(logo) ? logo : '',
  };
}

/** Most mail programs show no vector pictures, and some no WebP. */
const isShownInMails = (logo: string): boolean => /^https?:\/\/[^?#]+\.(?:png|jpe?g|gif)$/i.test(logo);

function lightColors(theme: Theme): MailColors {
  const color = (key: PaletteKey) => hexOf(theme.colors[key]) ?? defaultPalette[key];
  const paper = color('white');
  const ink = readable(paper, LETTERS, [color('dark')]);
  const action = readable(paper, BUTTON, [color('primary-500'), color('primary-700')]);
  return {
    ground: color('light'),
    paper,
    ink,
    muted: readable(paper, LETTERS, [color('gray-500'), ink]),
    line: color('gray-300'),
    action,
    onAction: readable(action, LETTERS, [color('white'), color('dark')]),
  };
}

function darkColors(theme: Theme): MailColors {
  const color = (key: PaletteKey) => hexOf(theme.colors[key]) ?? defaultPalette[key];
  // A ground that is dark whatever the owner chose, with a trace of their colour.
  const isDark = (contrastOf(color('dark'), '#ffffff') ?? 1) >= 13;
  const ground = isDark ? color('dark') : mixed(color('dark'), '#0d0d0d', 0.85);
  const paper = mixed(ground, '#ffffff', 0.07);
  const ink = readable(paper, 7, [color('light')]);
  const action = readable(paper, BUTTON, [color('primary-500'), color('primary-300'), color('primary-100')]);
  return {
    ground,
    paper,
    ink,
    muted: readable(paper, LETTERS, [mixed(ink, paper, 0.3), ink]),
    line: mixed(paper, '#ffffff', 0.2),
    action,
    onAction: readable(action, LETTERS, [color('white'), color('dark')]),
  };
}

/** The first of these colours that is readable on a ground, else white or black. */
function readable(ground: string, needed: number, colors: readonly string[]): string {
  const found = colors.find((color) => (contrastOf(color, ground) ?? 1) >= needed);
  if (found) return found;
  return (contrastOf('#ffffff', ground) ?? 1) >= (contrastOf('#000000', ground) ?? 1) ? '#ffffff' : '#000000';
}

/** The look of mails that belong to no website, such as those about accounts. */
export const plainMailLook: MailLook = {
  light: {
    ground: '#f5f6f4',
    paper: '#ffffff',
    ink: '#1c2422',
    muted: '#57625f',
    line: '#dde2df',
    action: '#1f5a4a',
    onAction: '#ffffff',
  },
  dark: {
    ground: '#141a18',
    paper: '#202725',
    ink: '#f5f6f4',
    muted: '#b3bcb9',
    line: '#46504d',
    action: '#9dc0b3',
    onAction: '#141a18',
  },
  headingFont: PLAIN_MAIL_FONT,
  textFont: PLAIN_MAIL_FONT,
  buttonRadius: '8px',
  logo: '',
};
