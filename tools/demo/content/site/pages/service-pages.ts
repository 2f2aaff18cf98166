import { contactForm } from '../../forms/demo-forms.ts';
import {
  beside,
  linkTo,
  type Media,
  type PageDraft,
  productRow,
  questions,
  shown,
  text,
  title,
} from './page-parts.ts';

/** The pages about delivery, returns, care and contact. The amounts are those of methods.ts. */
export function servicePages(media: Media): readonly PageDraft[] {
  return [overviewPage(), deliveryPage(media), returnsPage(), carePage(media), contactPage(media)];
}

function overviewPage(): PageDraft {
  return {
    id: 'service',
    path: '/service',
    title: 'Service',
    description: 'Bezorgen, betalen, retourneren, onderhoud en garantie bij Atelier Noord op één pagina.',
    sections: [
      title,
      text(
        '<h2>Bestellen en betalen</h2><p>Je betaalt met iDEAL | Wero, Bancontact, creditcard, per overboeking of bij het ophalen. Wil je niet alles vooraf betalen? Dat hoeft ook niet: bel ons, dan maken we er twee keer de helft van, bij bestelling en bij bezorging.</p><p><a href="/maatwerk">Zo werkt een bestelling op maat</a></p>',
        '<h2>Bezorgen</h2><p>Vanaf € 750 bezorgen we gratis in Nederland. Daaronder kost het € 39,00, of € 6,95 voor een pakket tot 5 kilo.</p><p><a href="/levering">Kosten, levertijd en wat we voor je meenemen</a></p>',
        '<h2>Retourneren</h2><p>Veertien dagen bedenktijd op alles wat we niet speciaal voor jouw maten maken.</p><p><a href="/retourneren">Zo stuur je iets terug</a></p>',
        '<h2>Garantie en herstel</h2><p>Tien jaar garantie op constructies, twee jaar op stof, lampen en elektra. Daarnaast heb je altijd de wettelijke garantie: een meubel moet doen wat je ervan mag verwachten. Na die tien jaar herstellen we nog steeds alles wat we ooit maakten, tegen uurloon.</p>',
        '<h2>Onderhoud</h2><p>Olie één keer per jaar, een vlek meteen deppen, en verder vooral gebruiken.</p><p><a href="/hout-onderhouden">Alles over onderhoud</a></p>',
      ),
    ],
  };
}

function deliveryPage(media: Media): PageDraft {
  return {
    id: 'levering',
    path: '/levering',
    title: 'Levering',
    description: 'Wat bezorgen kost, hoe lang het duurt en wat onze bezorgers voor je doen.',
    sections: [
      title,
      beside(
        '<h2>Binnen, op zijn plek</h2><p>We bezorgen zelf, met twee mensen en een schone bus. Je meubel komt in dekens, niet in piepschuim. We dragen het naar de goede kamer, zetten het in elkaar en nemen alles weer mee wat je niet nodig hebt.</p>',
        { ...shown(media, 'levering'), height: '88' },
      ),
      text(
        '<h2>Kosten</h2><table><thead><tr><th scope="col">Waarheen</th><th scope="col">Kosten</th><th scope="col">Gratis vanaf</th></tr></thead><tbody><tr><td>Nederland</td><td>€ 39,00</td><td>€ 750</td></tr><tr><td>Nederland, pakket tot 5 kilo</td><td>€ 6,95</td><td>€ 750</td></tr><tr><td>België en Duitsland</td><td>€ 69,00</td><td>€ 1.500</td></tr><tr><td>Ophalen in Leeuwarden</td><td>€ 0,00</td><td></td></tr></tbody></table>',
        '<h2>Levertijd</h2><p>Wat op voorraad is bezorgen we binnen vijf werkdagen. Maatwerk duurt twee tot acht weken; de termijn staat bij het meubel. Een week van tevoren bellen we om een dag af te spreken, en op de dag zelf een halfuur voor we er zijn.</p>',
      ),
      questions('Goed om te weten', {
        'Bezorgen jullie ook boven?':
          '<p>Tot en met de tweede verdieping dragen we alles naar boven. Woon je hoger en is er geen lift, of is de draai te krap? Zeg het bij je bestelling: dan regelen we een verhuislift, tegen kostprijs, of maken we het meubel in delen.</p>',
        'Nemen jullie mijn oude meubel mee?':
          '<p>Koop je er een vergelijkbaar meubel voor terug, dan nemen we het oude mee voor € 25. Wat nog goed is, gaat naar de kringloop in Leeuwarden.</p>',
        'Kan ik de bezorgdag verzetten?':
          '<p>Ja, tot twee werkdagen van tevoren, gratis. Bel <a href="tel:+31582034012">058 203 40 12</a>; dan zoeken we samen een andere dag.</p>',
      }),
    ],
  };
}

function returnsPage(): PageDraft {
  return {
    id: 'retourneren',
    path: '/retourneren',
    title: 'Retourneren en herroepen',
    description: 'Veertien dagen bedenktijd, wat die kost, en wanneer hij niet geldt.',
    sections: [
      title,
      text(
        '<h2>Veertien dagen bedenktijd</h2><p>Je mag je aankoop tot veertien dagen na ontvangst ongedaan maken, zonder reden. Bestelde je meer dingen tegelijk, dan gaan de veertien dagen in als het laatste binnen is. Laat het ons weten met een mail of met het formulier hieronder. Daarna heb je nog eens veertien dagen om het terug te sturen.</p><p>Probeer het meubel zoals je dat in de winkel zou doen. Is het verder gebruikt en daardoor minder waard, dan mogen we die waarde verrekenen.</p>',
        '<h2>Wat je niet kunt terugsturen</h2><p>De bedenktijd geldt niet voor wat we op jouw eigen maten maken, zoals een tafelblad van 187 bij 83 centimeter, een plank op lengte of iets met een gravure of initialen. Zoiets kunnen we niet aan een ander verkopen.</p><p>Kies je alleen een houtsoort, stof of kleur uit onze vaste reeks, dan is het geen maatwerk en heb je gewoon bedenktijd, ook als we het meubel pas na je bestelling maken. Bij elk product staat welke van de twee geldt.</p>',
        '<h2>Terugsturen of ophalen</h2><p>Een pakket stuur je zelf terug; die kosten zijn voor jou, meestal tussen € 7 en € 14. Een meubel halen we op voor € 39,00 in Nederland en € 69,00 in België en Duitsland. Terugbrengen naar de loods kost niets.</p>',
        '<h2>Je geld terug</h2><p>Binnen veertien dagen na je bericht betalen we alles terug, ook de bezorgkosten van de heenweg, op de manier waarop je betaalde. We mogen daarmee wachten tot het meubel terug is of tot je laat zien dat het onderweg is.</p>',
        '<h2>Kapot of niet goed?</h2><p>Dan hoef je niets terug te sturen. Mail een foto, dan komen we herstellen of vervangen. Dat kost je niets en valt buiten de bedenktijd: het is je wettelijke garantie.</p>',
        '<hr><h2>Modelformulier voor herroeping</h2><p>Aan: Atelier Noord B.V., Zuiderkade 18, 8911 AB Leeuwarden, werkplaats@ateliernoord.example</p><p>Ik deel u hierbij mee dat ik onze overeenkomst over de verkoop van de volgende goederen herroep:</p><p>Besteld op / ontvangen op:<br>Bestelnummer:<br>Naam:<br>Adres:<br>Datum en handtekening (alleen op papier):</p>',
      ),
    ],
  };
}

function carePage(media: Media): PageDraft {
  return {
    id: 'hout-onderhouden',
    path: '/hout-onderhouden',
    title: 'Hout en stof onderhouden',
    description: 'Hoe je geolied hout, vlechtwerk, wol en linnen mooi houdt, en wat je beter laat.',
    sections: [
      title,
      beside(
        '<h2>Geolied hout</h2><p>Veeg kruimels weg met een droge doek en neem vlekken af met lauw water en een drupje houtzeep. Droog altijd na. Eén keer per jaar een dunne laag olie, een uur wachten, uitwrijven: meer is het niet.</p><p>Een kring? Schuur hem weg met korrel 240, in de richting van de nerf, en olie die plek bij. Na een week zie je hem niet meer.</p>',
        {
          picture: media('categorie-onderhoud'),
          alt: 'Een fles onderhoudsolie, een fles houtzeep, twee onderhoudsboeken en een opgevouwen doek',
          below: [linkTo('/onderhoud', 'Olie, zeep en een boek')],
        },
      ),
      text(
        '<h2>Vlechtwerk</h2><p>Papiergaren kan tegen een stoot maar niet tegen een bad. Dep gemorste koffie, wrijf niet, en laat het rustig drogen. Is de zitting na tien jaar doorgezakt, dan vlechten we hem opnieuw.</p>',
        '<h2>Wol en linnen</h2><p>Zuig elke maand met een zacht mondstuk. Dep een vlek met lauw water en een witte doek, van buiten naar binnen. Hoezen van linnen mogen op dertig graden, die van wol gaan naar de stomerij.</p>',
        '<h2>Licht en warmte</h2><p>Hout kleurt: eiken wordt warmer, noten lichter. Verzet in de eerste maanden af en toe een vaas. Houd een halve meter afstand van een radiator of kachel, en de lucht in huis tussen de veertig en zestig procent vochtig.</p>',
      ),
      productRow('Hiermee doen wij het', 'onderhoudsolie', 'houtzeep', 'onderhoudsboek', 'stalendoos'),
    ],
  };
}

function contactPage(media: Media): PageDraft {
  return {
    id: 'contact',
    path: '/contact',
    title: 'Contact',
    description: 'Adres, telefoon en openingstijden van de werkplaats.',
    sections: [
      title,
      beside(
        '<h2>Stel je vraag</h2><p>Gaat het om een meubel op maat? Noem dan de lengte, de breedte en het hout waar je aan denkt, dan krijg je meteen een prijs terug. We antwoorden binnen twee werkdagen.</p>',
        {
          ...shown(media, 'over-ons'),
          isAtTop: true,
          below: [contactForm()],
        },
      ),
      text(
        '<h2>De werkplaats</h2><p>Zuiderkade 18<br>8911 AB Leeuwarden</p><p>Telefoon <a href="tel:+31582034012">058 203 40 12</a><br>E-mail <a href="mailto:werkplaats@ateliernoord.example">werkplaats@ateliernoord.example</a></p>',
        '<h2>Openingstijden</h2><p>Vrijdag en zaterdag van 10 tot 17 uur. Op andere dagen zijn we aan het werk; bel gerust.</p><p>KvK 81234567<br>Btw-nummer NL862345972B01</p>',
      ),
    ],
  };
}
