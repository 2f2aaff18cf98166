import type { CompositionKind } from '@etalage/site-model';
import { block, type BlockDraft, paragraph } from '@etalage/api/seed';

const title = block('breadcrumbsOne', {
  font_size: 'text-4xl',
  font_tag: 'h1',
  padding_top: '8',
  padding_bottom: '2',
});

/** The compositions that all pages of the demo shop share, by kind. `media` returns the address of a picture. */
export function compositions(
  media: (name: string) => string,
): Record<CompositionKind, readonly BlockDraft[]> {
  return {
    header: [
      block('headerOneSearch', {
        logo_image: media('logo'),
        logo_title: 'Atelier Noord',
        logo_alt: 'Atelier Noord, meubels op maat',
        logo_height: '10',
        logo_height_mobile: '8',
        main_menu_menu: 'hoofdmenu',
        menu_position: 'left',
        menu_position_mobiel: 'left',
        mobilenumber: '058 203 40 12',
        mobilenumber_link: 'tel:+31582034012',
        whatsappnumber: '31612345678',
        padding_top: '4',
        padding_bottom: '4',
      }),
    ],
    footer: [
      block(
        'footersTwo',
        {
          footer_menu: 'voetmenu',
          facebook_link: '#',
          linkedin_link: '#',
          twitter_link: '#',
          instagram_link: 'https://www.instagram.com/',
          github_link: '#',
          youtube_link: '#',
          whatsappnumber: '31612345678',
          copyright: '',
        },
        [
          paragraph(
            '<p>Meubels op maat van Europees hout, gemaakt in een oude scheepsloods. Kom kijken op vrijdag en zaterdag, van 10 tot 17 uur.</p>',
          ),
        ],
      ),
      block('CopyrightCenter', {
        copyright: '<p>Alle prijzen zijn inclusief btw. Tien jaar garantie op constructies.</p>',
      }),
    ],
    category: [
      title,
      block('webshopCategoriesOne', { show_title: '0', padding_top: '4', padding_bottom: '20' }),
    ],
    product: [block('webshopProductsOne', { padding_top: '8', padding_bottom: '20' })],
    cart: [block('webshopShoppingcart', { padding_top: '10' })],
    checkout: [block('webshopCheckout', { padding_top: '10' })],
    thankyou: [block('webshopThankyou', { padding_top: '10' })],
    search: [block('searchResults', { padding_top: '10' })],
    not_found: [block('PageNotFound', {})],
    login: [block('passwordLogin', {})],
  };
}
