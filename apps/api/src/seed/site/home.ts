import { block, type BlockDraft, paragraph } from './build-document.ts';

/** The demo shop's front page: one scene, three ways in, what is new, who makes it. */
export function home(media: (name: string) => string): readonly BlockDraft[] {
  return [
    block('sectionContentSpecialOne', {
      title: 'Meubels op maat,',
      title_bold: 'gemaakt om te blijven',
      description:
        'Kies je hout, vul je maten in en zie meteen de prijs. Onze werkplaats in Leeuwarden maakt hem daarna voor jou, en voor niemand anders.',
      button: '1',
      button_link: '/tafels/eettafel-duin',
      button_title: 'Stel je tafel samen',
      content_image: media('home-hero'),
      image_alt: 'Een eetkamer met een eiken tafel, stoelen en een dressoir in ochtendlicht',
      background_image: '',
      section_bg_color: 'secondary-100',
    }),
    block('sectionContent', { padding_top: '20', padding_bottom: '10' }, [
      paragraph('<h2>Waar begin je?</h2>'),
      block('productcategories', {
        columns: '4',
        productcategories_mutated: 'tafels|stoelen|kasten|verlichting',
      }),
    ]),
    block('sectionContent', { padding_top: '10', padding_bottom: '20' }, [
      paragraph('<h2>Favorieten uit de werkplaats</h2>'),
      block('products', {
        columns: '4',
        products_mutated:
          'eettafel-duin|fauteuil-luwte|hanglamp-baken|salontafel-kiezel|stoel-sluis|bureau-werf|tafellamp-boei|bank-kade',
      }),
    ]),
    block(
      'contentImage',
      {
        content_image: media('over-ons'),
        logo_alt: 'De werkplaats van Atelier Noord',
        section_bg_color: 'secondary-100',
        image_height: '96',
      },
      [
        paragraph(
          '<h2>Eén werkplaats, zes paar handen</h2><p>Bij Atelier Noord weet je wie je tafel maakt. Je krijgt een foto als het blad gelijmd is, en de maker zet zijn naam aan de onderkant.</p>',
        ),
        block('button', {
          type: 'outline',
          url: '/over-ons',
          title: 'Lees ons verhaal',
          align: 'left',
          mobile_align: 'left',
        }),
      ],
    ),
    block('sectionContent', { padding_top: '20', padding_bottom: '20' }, [
      paragraph(
        '<h2>Thuisbezorgd, waar je wilt</h2><p>We brengen je meubel zelf, zetten het op zijn plek en nemen het karton weer mee. Ophalen in Leeuwarden kan ook, dan betaal je pas als je hem gezien hebt.</p><p><a href="/levering">Alles over levering en kosten</a></p>',
      ),
    ]),
  ];
}
