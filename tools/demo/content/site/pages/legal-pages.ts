import { type PageDraft, text, title } from './page-parts.ts';

/** The legal pages of a Dutch shop: terms and privacy. */
export const legalPages: readonly PageDraft[] = [
  {
    id: 'algemene-voorwaarden',
    path: '/algemene-voorwaarden',
    title: 'Algemene voorwaarden',
    description: 'De afspraken bij een bestelling bij Atelier Noord.',
    sections: [
      title,
      text(
        '<h2>1. Wie wij zijn</h2><p>Atelier Noord B.V., Zuiderkade 18, 8911 AB Leeuwarden. Telefoon 058 203 40 12, e-mail werkplaats@ateliernoord.example. KvK 81234567, btw-nummer NL862345972B01.</p><h2>2. Bestellen</h2><p>De overeenkomst komt tot stand zodra wij je bestelling per e-mail hebben bevestigd. Staat er een duidelijke vergissing in de prijs, dan overleggen we voordat we iets maken. Een offerte geldt dertig dagen.</p><h2>3. Prijzen en betalen</h2><p>Alle prijzen zijn inclusief btw en exclusief bezorging, tenzij er iets anders bij staat. De bezorgkosten zie je voordat je bestelt. Betalen kan vooraf online, per overboeking of bij het ophalen. Als consument hoef je nooit meer dan de helft vooraf te betalen; vraag ons in dat geval om te betalen in twee delen.</p><h2>4. Levering</h2><p>We leveren binnen de termijn die bij het product staat. Duurt het langer, dan hoor je dat meteen en mag je kosteloos afzien van de bestelling. Het risico gaat op jou over als het meubel bij je binnen staat.</p>',
        '<h2>5. Bedenktijd</h2><p>Je hebt veertien dagen bedenktijd na ontvangst. Dat geldt niet voor wat wij op jouw eigen maten of met jouw tekst maken. Tot de dag waarop we gaan zagen kun je zo’n bestelling kosteloos wijzigen of afzeggen. Hoe je herroept, lees je bij <a href="/retourneren">retourneren en herroepen</a>.</p><h2>6. Garantie</h2><p>Je hebt altijd de wettelijke garantie. Daarbovenop geven wij tien jaar op constructies en twee jaar op stof, lampen en elektra. Hout leeft: kleine kieren en kleurverschillen horen erbij.</p><h2>7. Klachten</h2><p>Laat het ons weten binnen twee maanden nadat je iets ontdekt. Je hebt binnen veertien dagen antwoord. Komen we er samen niet uit, dan kun je terecht bij de Geschillencommissie Wonen of bij de rechter.</p><h2>8. Recht</h2><p>Op de overeenkomst is Nederlands recht van toepassing. Woon je in een ander land, dan houd je de bescherming die je daar als consument hebt.</p>',
      ),
    ],
  },
  {
    id: 'privacy',
    path: '/privacy',
    title: 'Privacy',
    description: 'Welke gegevens Atelier Noord bewaart, waarom, en wat je daarover te zeggen hebt.',
    sections: [
      title,
      text(
        '<h2>Wat we van je weten</h2><table><thead><tr><th scope="col">Gegevens</th><th scope="col">Waarom</th><th scope="col">Hoe lang</th></tr></thead><tbody><tr><td>Naam, adres, e-mail, telefoon</td><td>Om je bestelling te maken en te bezorgen</td><td>Zeven jaar, vanwege de belasting</td></tr><tr><td>Maten, tekeningen en foto’s van je kamer</td><td>Om een offerte te maken</td><td>Tien jaar na levering, voor garantie; zonder bestelling één jaar</td></tr><tr><td>Berichten via het formulier</td><td>Om je te antwoorden</td><td>Eén jaar</td></tr><tr><td>Wat er in je winkelwagen ligt</td><td>Zodat je hem terugvindt</td><td>Dertig dagen</td></tr></tbody></table>',
        '<h2>Met wie we het delen</h2><p>Je betaling loopt via een betaaldienst; wij zien je rekeningnummer of kaart niet. Pakketten gaan mee met een vervoerder, die je adres en telefoonnummer krijgt. Verder geven of verkopen we niets aan iemand.</p>',
        '<h2>Cookies</h2><p>We plaatsen alleen cookies die de winkel nodig heeft: voor je winkelwagen, een half uur lang voor de bestelling die je net hebt geplaatst, en om te onthouden dat je een bestelling hier eerder hebt bekeken. Je browser bewaart ook het e-mailadres waarmee je dat deed. We meten geen bezoek en volgen je niet op andere websites; daarom vragen we je ook niets.</p>',
        '<h2>Jouw rechten</h2><p>Je mag je gegevens inzien, laten verbeteren, meenemen of laten wissen, en bezwaar maken tegen het gebruik ervan. Mail naar <a href="mailto:werkplaats@ateliernoord.example">werkplaats@ateliernoord.example</a>; je krijgt binnen een maand antwoord. Ben je het niet met ons eens, dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens.</p>',
      ),
    ],
  },
];
