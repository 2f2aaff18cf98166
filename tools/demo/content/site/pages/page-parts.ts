import { block, type BlockDraft, paragraph } from '@etalage/api/seed';

/** The address of a picture of tools/demo/assets. */
export type Media = (name: string) => string;

/** Alternative texts of the pictures that are on more than one page. */
export const seen = {
  'over-ons': 'De werkplaats: een werkbank met lijmklemmen, planken tegen de muur en een hanglamp',
  levering: 'Een eiken tafel met twee opgevouwen dekens erop, tussen dichtgeplakte dozen',
} as const;

/** The address and the text of a picture that more than one page shows. */
export const shown = (media: Media, name: keyof typeof seen) => ({ picture: media(name), alt: seen[name] });

/** A page of the demo shop other than the front page. */
export interface PageDraft {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** The description for search engines; empty for a page that is not indexed. */
  readonly description: string;
  readonly password?: string;
  readonly sections: readonly BlockDraft[];
}

/** The page's title under its breadcrumbs. */
export const title = block('breadcrumbsOne', {
  font_size: 'text-4xl',
  font_tag: 'h1',
  padding_top: '8',
  padding_bottom: '2',
});

/** Amounts stay on one line. */
const unbroken = (html: string) => html.replaceAll('€ ', '€\u00a0');

/** A section of rich text. */
export const text = (...html: readonly string[]): BlockDraft =>
  block(
    'sectionContent',
    { padding_top: '4', padding_bottom: '20' },
    html.map((one) => paragraph(unbroken(one))),
  );

/** A heading with short texts beside each other below it. */
export const textsInRow = (
  heading: string,
  columns: '2' | '3' | '4',
  ...html: readonly string[]
): BlockDraft =>
  block('sectionContent', { padding_top: '4', padding_bottom: '12' }, [
    paragraph(`<h2>${heading}</h2>`),
    {
      type: 'grid',
      data: { connection_type: 'manual', columns, column_spacing: '10' },
      slots: { items: html.map((one) => block('gridItem', {}, [paragraph(one)])) },
    },
  ]);

/** Questions under a heading, each with its answer behind it. */
export const questions = (heading: string, answers: Readonly<Record<string, string>>): BlockDraft =>
  block('sectionContent', { padding_top: '0', padding_bottom: '20', content_space_between: '3' }, [
    paragraph(`<h2>${heading}</h2>`),
    ...Object.entries(answers).map(([accordion_title, accordion_content]) =>
      block('accordion', { accordion_title, accordion_content: unbroken(accordion_content) }),
    ),
  ]);

interface Beside {
  readonly picture: string;
  readonly alt: string;
  /** The picture on the left. */
  readonly isReversed?: boolean;
  readonly height?: string;
  readonly ground?: string;
  /** Aligns the picture with the first lines, for content that is higher than the picture. */
  readonly isAtTop?: boolean;
  /** Blocks below the text: buttons, a form. */
  readonly below?: readonly BlockDraft[];
}

/** Rich text beside a picture. */
export function beside(html: string, given: Beside): BlockDraft {
  const { picture, alt, isReversed, height, ground, isAtTop, below = [] } = given;
  return block(
    'contentImage',
    {
      content_image: picture,
      logo_alt: alt,
      image_height: height ?? '104',
      text_vertical_position: isAtTop ? 'items-start' : 'items-center',
      reverse_columns: isReversed ? '1' : '0',
      section_bg_color: ground ?? '',
      padding_top: ground ? '16' : '6',
      padding_bottom: '16',
    },
    [paragraph(html), ...below],
  );
}

/** A room from edge to edge with a few lines on a card. */
export const scene = (html: string, picture: string, ...below: readonly BlockDraft[]): BlockDraft =>
  block(
    'sectionContent',
    { background_image: picture, section_min_height: '136', padding_top: '16', padding_bottom: '16' },
    [paragraph(html), ...below],
  );

/** A button to a page, at the left. */
export const linkTo = (url: string, label: string, type: 'primary' | 'outline' = 'outline'): BlockDraft =>
  block('button', { type, url, title: label, align: 'left', mobile_align: 'left' });

/** Products in a row under a heading. */
export const productRow = (heading: string, ...ids: readonly string[]): BlockDraft =>
  block('sectionContent', { padding_top: '10', padding_bottom: '20' }, [
    paragraph(`<h2>${heading}</h2>`),
    block('products', { columns: '4', products: ids }),
  ]);
