import type { CompositionKind } from '@etalage/site-model';
import { block, type BlockDraft, paragraph, standardSections } from '@etalage/api/seed';

/** The compositions that all pages of the demo shop share, by kind. `media` returns the address of a picture. */
export function compositions(
  media: (name: string) => string,
): Record<CompositionKind, readonly BlockDraft[]> {
  return {
    ...standardSections,
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
  };
}
