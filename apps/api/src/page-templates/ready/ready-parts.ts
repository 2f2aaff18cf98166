import { samplePicture } from '@etalage/blocks/schema';
import { block, type BlockDraft, paragraph } from '../../documents/document-of.ts';
import type { ReadyFacts } from './ready-facts.ts';

/** What a ready page takes from the website. */
export interface ReadyContext {
  /** The name of the website. */
  readonly title: string;
  /** The name of the website as text of HTML. */
  readonly name: string;
  /** A form for visitors, if the website has one. */
  readonly form: string | undefined;
  /** For pages about privacy and cookies. */
  readonly facts: ReadyFacts;
}

export type ReadyPage = (context: ReadyContext) => readonly BlockDraft[];

type Texts = readonly [heading: string, text: string];

/** The page's title under its breadcrumbs. */
export const title = block('breadcrumbsOne', {
  font_size: 'text-4xl',
  font_tag: 'h1',
  padding_top: '8',
  padding_bottom: '2',
});

/** A section of rich text; each text is a block of its own, so that it can be moved. */
export const text = (...html: readonly string[]): BlockDraft =>
  block('sectionContent', { padding_top: '4', padding_bottom: '16' }, html.map(paragraph));

/** A heading with short texts beside each other below it. */
export const row = (heading: string, texts: readonly Texts[], ground = ''): BlockDraft =>
  block('sectionContent', { padding_top: '16', padding_bottom: '16', section_bg_color: ground }, [
    paragraph(`<h2>${heading}</h2>`),
    {
      type: 'grid',
      data: { connection_type: 'manual', columns: String(texts.length), column_spacing: '10' },
      slots: {
        items: texts.map(([name, words]) =>
          block('gridItem', {}, [paragraph(`<h3>${name}</h3><p>${words}</p>`)]),
        ),
      },
    },
  ]);

interface Beside {
  readonly picture: number;
  readonly isReversed?: boolean;
  readonly ground?: string;
  readonly below?: readonly BlockDraft[];
}

/** Rich text beside a picture. The picture is a drawing that says nothing, until the owner chooses one. */
export const beside = (html: string, { picture, isReversed, ground, below = [] }: Beside): BlockDraft =>
  block(
    'contentImage',
    {
      content_image: samplePicture(picture),
      logo_alt_decorative: '1',
      image_height: '96',
      text_vertical_position: 'items-center',
      reverse_columns: isReversed ? '1' : '0',
      section_bg_color: ground ?? '',
      padding_top: '14',
      padding_bottom: '14',
    },
    [paragraph(html), ...below],
  );

/** Questions under a heading, each with its answer behind it. */
export const questions = (heading: string, answers: readonly Texts[], ground = ''): BlockDraft =>
  block(
    'sectionContent',
    { padding_top: '10', padding_bottom: '10', content_space_between: '3', section_bg_color: ground },
    [
      paragraph(`<h2>${heading}</h2>`),
      ...answers.map(([accordion_title, answer]) =>
        block('accordion', { accordion_title, accordion_content: `<p>${answer}</p>` }),
      ),
    ],
  );

/** A button to a page. */
export const linkTo = (
  url: string,
  label: string,
  type: 'primary' | 'secondary' | 'outline' = 'primary',
): BlockDraft => block('button', { type, url, title: label, align: 'left', mobile_align: 'left' });

/** The last section of a page: one sentence on a dark ground, and what to do next. */
export const closing = (heading: string, words: string, button: BlockDraft): BlockDraft =>
  block(
    'sectionContent',
    {
      padding_top: '14',
      padding_bottom: '14',
      section_bg_color: 'primary-700',
      section_text_color: 'white',
    },
    [paragraph(`<h2>${heading}</h2><p>${words}</p>`), button],
  );
