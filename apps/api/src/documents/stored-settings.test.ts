import { blockDefinitions, readBlock } from '@etalage/blocks/schema';
import type { BlockInstance } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { openDocumentFixture } from '../testing/open-document-fixture.ts';

const { page, open, save } = await openDocumentFixture();

/** A stored block after it was saved in the draft of a page and the page was opened again. */
async function afterSaving(block: BlockInstance): Promise<BlockInstance> {
  const { key } = await page();
  const isSection = blockDefinitions[block.type as 'contentImage'].kind === 'section';
  const place = isSection ? { parent: null, slot: '', index: 0 } : { parent: 's', slot: 'content', index: 0 };
  const reply = await save(key, [{ type: 'insertBlock', blocks: [block], place }]);
  expect(reply.status).toBe(200);
  const { document } = await open(key);
  return document.blocks[block.id];
}

const contentImage = {
  content_image: '/media/winkel/tafel.jpeg',
  image_height: '40',
  image_vertical_position: 'top',
  image_hotizontal_position: 'left',
  text_vertical_position: 'items-end',
  text_horizontal_position: 'right',
  reverse_columns: '1',
  image_shadow: 'md',
  logo_title: 'Tafel',
  logo_alt: 'Een tafel van eiken',
  section_min_height: '64',
  section_content_bg_color: 'gray-100',
  section_bg_color: 'primary-500',
  section_text_color: 'white',
  padding_top: '4',
  padding_bottom: '8',
  alignment: 'center',
  font_size: 'text-lg',
  active_content: '0',
  active_content_bottom: '1',
};
const button = {
  type: 'outline',
  url: '/tafels',
  title: 'Bekijk',
  target: '_blank',
  rel: 'nofollow',
  align: 'right',
  mobile_align: 'center',
  image_url: '/media/winkel/knop.png',
  alt: 'Bekijk de tafels',
  width: '40',
  height: '30',
  radius: 'full',
  default_active_state: '1',
  click_event_identifier: 'gekozen',
  button_div_id: 'knop',
};
const header = {
  fixed_element: '1',
  logo_image: '/media/winkel/logo.svg',
  logo_title: 'Atelier',
  logo_alt: 'Logo van het atelier',
  logo_height: '12',
  logo_height_mobile: '8',
  main_menu_menu: 'hoofd',
  mobile_showmenudirectly: '1',
  mobile_menulabel: '1',
  mobile_fullwidth_logo: '1',
  mobilenumber: '06 12345678',
  mobilenumber_link: '/bel',
  mobilenumber_font: '1',
  whatsappnumber: '31612345678',
  menu_position: 'center',
  menu_position_mobiel: 'right',
  menu_fontsize: 'text-lg',
};

describe('stored settings', () => {
  it('SEC-01 the 22 shared keys of a section survive saving and loading, two of them as places for content', async () => {
    const slots = { content: [], content_bottom: [] };
    const block = { id: 'beeld', type: 'contentImage', version: 1, data: contentImage, slots };
    expect(Object.keys({ ...contentImage, ...slots })).toHaveLength(22);
    expect(await afterSaving(block)).toEqual(block);
  });

  it('BLK-47 the 15 keys of a button survive saving and loading', async () => {
    expect(Object.keys(button)).toHaveLength(15);
    const block = { id: 'knop', type: 'button', version: 1, data: button, slots: {} };
    expect(await afterSaving(block)).toEqual(block);
  });

  it('NAV-41 NAV-43 the 17 keys of a header reach its renderer as they are stored', () => {
    expect(Object.keys(header)).toHaveLength(17);
    const block = { id: 'kop', type: 'headerOne', version: 1, data: header, slots: {} };
    const read = readBlock(blockDefinitions.headerOne, block);
    expect(read).toMatchObject({
      ok: true,
      data: {
        ...header,
        logo_image: ['/media/winkel/logo.svg'],
        fixed_element: true,
        mobile_showmenudirectly: true,
        mobile_menulabel: true,
        mobile_fullwidth_logo: true,
        mobilenumber_font: true,
        logo_height: 12,
        logo_height_mobile: 8,
      },
    });
  });
});
