import { describe, expect, it } from 'vitest';
import { blockMarkup } from '../testing/render-block.tsx';

const url = '/media/w/assets/stoel.jpeg';
const look = { width: 1200, height: 800, placeholder: 'UklGRg==' };
const page = { pictures: { [url]: look } };

/** The opening tag of the first `img` element. */
function imgOf(html: string): string {
  return /<img[^>]*>/.exec(html)?.[0] ?? '';
}

describe('a picture', () => {
  it('shows its placeholder within the HTML until it is loaded', () => {
    const html = imgOf(blockMarkup('image', { data: { url }, page }));
    expect(html).toContain('style="background:url(data:image/webp;base64,UklGRg==) 50%/cover"');
  });

  it('has no placeholder if it may be transparent, and none if nothing is known of it', () => {
    const transparent = { pictures: { [url]: { ...look, placeholder: '' } } };
    expect(imgOf(blockMarkup('image', { data: { url }, page: transparent }))).not.toContain('data:image');
    expect(imgOf(blockMarkup('image', { data: { url } }))).not.toContain('data:image');
  });

  it('keeps the place of its own proportions, or of those that its owner set', () => {
    const sizeOf = (data: object) =>
      /width="(\d+)" height="(\d+)"/
        .exec(imgOf(blockMarkup('image', { data: { url, ...data }, page })))
        ?.slice(1);
    expect(sizeOf({})).toEqual(['1280', '853']);
    expect(sizeOf({ width: '600' })).toEqual(['600', '400']);
    expect(sizeOf({ width: '300', height: '300' })).toEqual(['300', '300']);
  });

  it('shows its focal point where it is cropped, and is loaded from its address without it', () => {
    const focused = `${url}#focus=20,70`;
    for (const [type, data] of [
      ['image', { url: focused, width: '300', height: '300' }],
      ['gallery', { images: focused }],
      ['contentImage', { content_image: focused }],
      ['featureTile', { items: [{ layout: 'item', key: 'a', attributes: { image: focused } }] }],
      ['sectionImage', { background_image: focused }],
    ] as const) {
      const html = imgOf(blockMarkup(type, { data, page }));
      expect(html, type).toContain('object-position:20% 70%');
      expect(html, type).toContain(`src="${url}?w=960"`);
      expect(html, type).not.toContain('#focus');
      expect(html, type).toContain('20% 70%/cover');
    }
  });

  it('shows the focal point of its file, unless its place or its block has one of its own', () => {
    const known = { pictures: { [url]: { ...look, focus: { x: 20, y: 70 } } } };
    const shown = (type: string, data: Record<string, unknown>) =>
      imgOf(blockMarkup(type, { data, page: known }));
    for (const [type, data] of [
      ['image', { url, width: '300', height: '300' }],
      ['gallery', { images: url }],
      ['contentImage', { content_image: url }],
      ['featureTile', { items: [{ layout: 'item', key: 'a', attributes: { image: url } }] }],
      ['sectionImage', { background_image: url }],
    ] as const) {
      expect(shown(type, data), type).toContain('object-position:20% 70%');
      expect(shown(type, data), type).toContain('20% 70%/cover');
    }
    expect(shown('image', { url: `${url}#focus=1,2`, height: '300' })).toContain('object-position:1% 2%');
    const right = { content_image: url, image_hotizontal_position: 'right' };
    expect(shown('contentImage', right)).toContain('object-position:right center');
    const pattern = {
      active_section_bg_image: '1',
      section_bg_image: url,
      section_bg_image_repeat: 'repeat',
    };
    const ground = (more: object) =>
      blockMarkup('contentTwo', { data: { ...pattern, ...more }, page: known });
    expect(ground({})).toContain('background-position:20% 70%');
    expect(ground({ section_bg_image_align: 'top' })).toContain('background-position:top');
  });

  it('has no alternative text where its owner marked it as a decoration', () => {
    const data = { url, alt: 'Een stoel', alt_decorative: '1' };
    expect(imgOf(blockMarkup('image', { data }))).toContain('alt=""');
    expect(imgOf(blockMarkup('image', { data: { ...data, alt_decorative: '0' } }))).toContain(
      'alt="Een stoel"',
    );
  });

  it('has the text of its file where its place has none and is no decoration', () => {
    const known = { pictures: { [url]: { ...look, alt: 'Een rode stoel' } } };
    const pictures = { content_image: url, images: url, url };
    for (const type of [
      'image',
      'gallery',
      'contentImage',
      'contentImageFullwidth',
      'sectionContentSpecialOne',
    ])
      expect(imgOf(blockMarkup(type, { data: pictures, page: known })), type).toContain(
        'alt="Een rode stoel"',
      );
    for (const type of ['blockGalleryThree', 'sectionImage'])
      expect(
        blockMarkup(type, { data: { logo_image: url, background_image: url }, page: known }),
        type,
      ).toContain('Een rode stoel');
    const own = { url, alt: 'De stoel van oma' };
    expect(imgOf(blockMarkup('image', { data: own, page: known }))).toContain('alt="De stoel van oma"');
    const decoration = { url, alt_decorative: '1' };
    expect(imgOf(blockMarkup('image', { data: decoration, page: known }))).toContain('alt=""');
  });
});

describe('a picture of another website', () => {
  const foreign = { url: 'https://elders.example/a.jpg', alt: 'Een "stoel"', width: '400', height: '300' };
  /** What a browser loads at once: the HTML without what is in templates. */
  const loadedOf = (html: string) => html.replace(/<template>.*?<\/template>/gs, '');

  it('waits in a template, with its button in a place of the same size', () => {
    const html = blockMarkup('image', { data: foreign });
    expect(loadedOf(html)).not.toContain('<img');
    expect(loadedOf(html)).not.toContain('https://elders.example');
    expect(html).toContain('<button type="button"');
    expect(html).toContain('aspect-ratio:400 / 300');
    expect(imgOf(html)).toContain('src="https://elders.example/a.jpg" alt="Een &quot;stoel&quot;"');
  });

  it('has its button beside the link that it is in', () => {
    const html = blockMarkup('image', { data: { ...foreign, click_event: 'link', link: '/stoelen' } });
    const link = /<a .*?<\/a>/s.exec(html)?.[0] ?? '';
    expect(loadedOf(link)).not.toMatch(/<img|<button/);
    expect(html.replace(link, '')).toContain('data-behaviour="allow-pictures"');
  });

  it.each([
    ['gallery', { images: 'https://elders.example/a.jpg' }],
    ['review', { review: 'Mooi', url: 'https://elders.example/a.jpg' }],
    ['button', { title: 'Verder', image_url: '//elders.example/a.jpg' }],
    ['logosOne', { logo_image: 'https://elders.example/a.svg' }],
    ['sectionImage', { background_image: 'https://elders.example/a.jpg' }],
    [
      'sectionImage',
      {
        active_section_bg_image: '1',
        section_bg_image: 'https://elders.example/a.jpg',
        section_bg_image_repeat: 'repeat',
        background_image: '/media/w/b.jpg',
      },
    ],
  ])('waits in the block %s', (type, data) => {
    expect(loadedOf(blockMarkup(type, { data }))).not.toContain('elders.example/a');
  });

  it('is shown in the designer', () => {
    expect(loadedOf(blockMarkup('image', { data: foreign, editable: true }))).toContain(
      'elders.example/a.jpg',
    );
  });
});
