import { html } from '@etalage/site-model/mail';
import type { Translate } from '@etalage/texts';
import { block, type BlockDraft, paragraph } from './document-of.ts';

/** What a front page can show of a website. */
export interface Offered {
  readonly name: string;
  readonly hasCategories: boolean;
  readonly hasProducts: boolean;
}

/** Newest products on a front page: two rows. */
const NEWEST = '8';

/** The sections of a front page that nobody made: a welcome, then the categories and the newest products, if there are any. */
export function standardHome(offered: Offered, translate: Translate): BlockDraft[] {
  const { hasCategories, hasProducts } = offered;
  return [
    welcome(offered, translate),
    ...(hasCategories
      ? [shelf(html`${translate('website_home_categories')}`.markup, block('productcategories'))]
      : []),
    ...(hasProducts ? [shelf(html`${translate('website_home_newest')}`.markup, newest)] : []),
  ];
}

function welcome({ name, hasCategories, hasProducts }: Offered, translate: Translate): BlockDraft {
  const isOpen = hasCategories || hasProducts;
  return block('sectionContentSpecialOne', {
    title: translate('website_home_title'),
    title_bold: name,
    description: translate(isOpen ? 'website_home_text' : 'website_home_soon'),
    alignment: 'center',
    section_bg_color: 'secondary-100',
    ...(hasProducts && {
      button: '1',
      button_link: '/search',
      button_title: translate('website_home_button'),
    }),
  });
}

const newest = block('grid', {
  connection_type: 'query',
  wms_connection_collection_key: 'products',
  product_order: 'newest',
  limit: NEWEST,
  columns: '4',
  flex_direction_mobile: 'horizontal',
});

const shelf = (heading: string, content: BlockDraft): BlockDraft =>
  block('sectionContent', { padding_top: '12', padding_bottom: '12' }, [
    paragraph(`<h2>${heading}</h2>`),
    content,
  ]);
