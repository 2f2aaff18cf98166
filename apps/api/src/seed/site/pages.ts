import { block, type BlockDraft, paragraph } from './build-document.ts';

/** Password of the demo's protected page, printed nowhere else. */
export const protectedPagePassword = 'noorderlicht';

interface PageDraft {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly password?: string;
  readonly sections: readonly BlockDraft[];
}

const title = block('breadcrumbsOne', {
  font_size: 'text-4xl',
  font_tag: 'h1',
  padding_top: '8',
  padding_bottom: '2',
});
const text = (...html: readonly string[]): BlockDraft =>
  block('sectionContent', { padding_top: '4', padding_bottom: '20' }, html.map(paragraph));

/** The demo shop's own pages beside the front page. */
export function contentPages(media: (name: string) => string): readonly PageDraft[] {
  return [
    {
      id: 'over-ons',
      path: '/over-ons',
      title: 'Over ons',
      description: 'Atelier Noord maakt meubels op maat in Leeuwarden, met zes mensen en hout uit Europa.',
      sections: [
        title,
        block(
          'contentImage',
          {
            content_image: media('over-ons'),
            logo_alt: 'De werkplaats met een tafel op de werkbank',
            padding_top: '4',
            padding_bottom: '10',
          },
          [
            paragraph(
              '<h2>Begonnen met één tafel</h2><p>In 2014 maakte Joost Wiersma een tafel voor zijn zus, omdat ze nergens een blad van 2,63 meter kon vinden. De buren wilden er ook een. Daarna ging het vanzelf.</p><p>Nu werken we met zes mensen in een oude scheepsloods aan de Zuiderkade. Nog altijd maken we alles op bestelling, zodat we niets weggooien.</p>',
            ),
          ],
        ),
        text(
          '<h2>Hout met een naam</h2><p>We kopen eiken en essen bij drie zagerijen in Duitsland en Denemarken. Van elke stapel weten we uit welk bos hij komt. Noten halen we uit Frankrijk, van bomen die plaatsmaakten voor nieuwe aanplant.</p>',
          '<h2>Kom kijken</h2><p>De werkplaats is open op vrijdag en zaterdag van 10 tot 17 uur. Bel even als je een bepaald model wilt zien, dan zetten we het klaar. De koffie staat naast de lijmpers.</p>',
        ),
      ],
    },
    {
      id: 'levering',
      path: '/levering',
      title: 'Levering en retour',
      description: 'Wat bezorgen kost, hoe lang het duurt en hoe je iets terugstuurt.',
      sections: [
        title,
        text(
          '<h2>Bezorgen</h2><table><thead><tr><th scope="col">Waarheen</th><th scope="col">Kosten</th><th scope="col">Gratis vanaf</th></tr></thead><tbody><tr><td>Nederland</td><td>€ 39,00</td><td>€ 750</td></tr><tr><td>België en Duitsland</td><td>€ 69,00</td><td>€ 1.500</td></tr><tr><td>Ophalen in Leeuwarden</td><td>€ 0,00</td><td></td></tr></tbody></table><p>Kleine bestellingen tot 5 kilo gaan per post: dan betaal je € 6,95 binnen Nederland.</p>',
          '<h2>Levertijd</h2><p>Wat op voorraad is bezorgen we binnen vijf werkdagen. Maatwerk duurt twee tot acht weken; de termijn staat bij het meubel. Je kiest zelf de dag.</p>',
          '<h2>Retour</h2><p>Je hebt veertien dagen bedenktijd voor alles wat op voorraad was. Meubels die we op jouw maat maken, kun je niet terugsturen. Klopt er iets niet, dan lossen we het altijd op.</p>',
        ),
      ],
    },
    {
      id: 'algemene-voorwaarden',
      path: '/algemene-voorwaarden',
      title: 'Algemene voorwaarden',
      description: 'De afspraken bij een bestelling bij Atelier Noord.',
      sections: [
        title,
        text(
          '<h2>1. Wie wij zijn</h2><p>Atelier Noord B.V., Zuiderkade 18, 8911 AB Leeuwarden. KvK 81234567, btw-nummer NL862345972B01.</p><h2>2. Bestellen</h2><p>De overeenkomst komt tot stand zodra je bestelling door ons is bevestigd. Staat er een duidelijke vergissing in de prijs, dan overleggen we voordat we iets maken.</p><h2>3. Prijzen en betalen</h2><p>Alle prijzen zijn inclusief btw en exclusief bezorging, tenzij er iets anders bij staat. Betalen kan vooraf online, per overboeking of bij het ophalen.</p>',
          '<h2>4. Maatwerk</h2><p>Een meubel dat wij op jouw maten maken, valt buiten de wettelijke bedenktijd. Tot de dag waarop we gaan zagen kun je de bestelling kosteloos wijzigen.</p><h2>5. Garantie</h2><p>Op constructies geven wij tien jaar garantie. Hout leeft: kleine kieren en kleurverschillen horen erbij.</p><h2>6. Klachten</h2><p>Laat het ons binnen twee maanden weten. Komen we er samen niet uit, dan kun je terecht bij de Geschillencommissie.</p>',
        ),
      ],
    },
    {
      id: 'contact',
      path: '/contact',
      title: 'Contact',
      description: 'Adres, telefoon en openingstijden van de werkplaats.',
      sections: [
        title,
        text(
          '<h2>De werkplaats</h2><p>Zuiderkade 18<br>8911 AB Leeuwarden</p><p>Telefoon <a href="tel:+31582034012">058 203 40 12</a><br>E-mail <a href="mailto:werkplaats@ateliernoord.example">werkplaats@ateliernoord.example</a></p><h2>Openingstijden</h2><p>Vrijdag en zaterdag van 10 tot 17 uur. Op andere dagen zijn we aan het werk; bel gerust.</p>',
        ),
      ],
    },
    {
      id: 'zakelijk',
      path: '/zakelijk',
      title: 'Voor interieurontwerpers',
      description: '',
      password: protectedPagePassword,
      sections: [
        title,
        text(
          '<h2>Zakelijke condities</h2><p>Ontwerpers krijgen vanaf vijf stuks twaalf procent korting op tafels en stoelen. Werktekeningen in DWG sturen we op aanvraag mee.</p><p>Vast aanspreekpunt: Femke de Haan, <a href="mailto:projecten@ateliernoord.example">projecten@ateliernoord.example</a>.</p>',
        ),
      ],
    },
  ];
}
