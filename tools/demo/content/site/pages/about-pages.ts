import {
  beside,
  linkTo,
  type Media,
  type PageDraft,
  productRow,
  shown,
  text,
  textsInRow,
  title,
} from './page-parts.ts';

/** The pages about the workshop, furniture made to measure and the showroom. */
export function aboutPages(media: Media): readonly PageDraft[] {
  return [aboutPage(media), madeToMeasurePage(media), showroomPage(media)];
}

function aboutPage(media: Media): PageDraft {
  return {
    id: 'over-ons',
    path: '/over-ons',
    title: 'Over ons',
    description: 'Atelier Noord maakt meubels op maat in Leeuwarden, met zes mensen en hout uit Europa.',
    sections: [
      title,
      beside(
        '<h2>Begonnen met één tafel</h2><p>In 2014 maakte Joost Wiersma een tafel voor zijn zus, omdat ze nergens een blad van 2,63 meter kon vinden. De buren wilden er ook een. Daarna ging het vanzelf.</p><p>Nu werken we met zes mensen in een oude scheepsloods aan de Zuiderkade. Nog altijd maken we bijna alles op bestelling, zodat we niets weggooien.</p>',
        shown(media, 'over-ons'),
      ),
      text(
        '<h2>Hout met een naam</h2><p>We kopen eiken en essen bij drie zagerijen in Duitsland en Denemarken. Van elke stapel weten we uit welk bos hij komt. Noten halen we uit Frankrijk, van bomen die plaatsmaakten voor nieuwe aanplant.</p><p>Zaagsel gaat naar een boer in Wirdum, reststukken worden snijplanken voor de basisschool om de hoek. Wat dan nog over is, stookt in de winter de kachel.</p>',
      ),
      textsInRow(
        'Zes paar handen',
        '3',
        '<h3>Joost</h3><p>Tekent en maakt de tafels. Zet zijn naam aan de onderkant.</p>',
        '<h3>Anne</h3><p>Maakt kasten en meet ze bij je thuis in, ook scheve hoeken.</p>',
        '<h3>Sietske</h3><p>Vlecht zittingen en stoffeert. Een stoel kost haar vier uur.</p>',
        '<h3>Wout</h3><p>Draait poten, knoppen en pennen op een draaibank uit 1961.</p>',
        '<h3>Mila</h3><p>Oliet, beitst en kijkt alles na voor het de deur uit gaat.</p>',
        '<h3>Bram</h3><p>Plant, pakt in en rijdt de bus. Hem zie je aan de deur.</p>',
      ),
      text(
        '<h2>Kom kijken</h2><p>De werkplaats is open op vrijdag en zaterdag van 10 tot 17 uur. Bel even als je een bepaald model wilt zien, dan zetten we het klaar. De koffie staat naast de lijmpers.</p><p><a href="/showroom">Zo vind je de showroom</a></p>',
      ),
    ],
  };
}

function madeToMeasurePage(media: Media): PageDraft {
  return {
    id: 'maatwerk',
    path: '/maatwerk',
    title: 'Zo werkt maatwerk',
    description: 'Van je eerste schets tot een meubel in huis: hoe een bestelling op maat verloopt.',
    sections: [
      title,
      beside(
        '<h2>Je begint met een maat</h2><p>Bij een tafel of een plank vul je de lengte en de breedte in op de productpagina. De prijs rekent mee, tot op de centimeter. Wat je ziet is wat je betaalt, met btw.</p><p>Voor een kast of een hoekbank tekenen we eerst. Dat kost je niets; je krijgt een offerte die dertig dagen geldt.</p>',
        {
          picture: media('maatwerk'),
          alt: 'Een werktekening met liniaal en potlood, en stalen van hout en stof',
          below: [linkTo('/tafels/eettafel-duin', 'Stel een tafel samen', 'primary')],
        },
      ),
      textsInRow(
        'Van bestelling tot bezorging',
        '4',
        '<h3>1. Je bestelt</h3><p>Of je vraagt een offerte aan. Binnen één werkdag kijken we je maten na. Klopt er iets niet, dan bellen we.</p>',
        '<h3>2. We kiezen je hout</h3><p>Bij een tafel sturen we een foto van de planken. Tot je akkoord geeft, ligt er niets onder de zaag.</p>',
        '<h3>3. We maken het</h3><p>Dat duurt twee tot acht weken; de levertijd staat bij elk product.</p>',
        '<h3>4. We brengen het</h3><p>Bram belt een week van tevoren om een dag af te spreken.</p>',
      ),
      text(
        '<h2>Goed meten</h2><p>Meet op drie plekken en geef ons de kleinste maat. Muren lopen zelden recht: bij een nis meten we daarom altijd zelf in, kosteloos in Friesland, Groningen en Drenthe en voor € 75 in de rest van Nederland.</p><p>Reken rond een tafel op tachtig centimeter loopruimte, en op zestig centimeter tafelrand per persoon.</p>',
        '<h2>Wijzigen kan, tot de zaag</h2><p>Wat we op jouw maat maken, kun je niet terugsturen. Daarom mag je tot het moment van zagen alles nog veranderen of afzeggen, zonder kosten. Lees er meer over bij <a href="/retourneren">retourneren en herroepen</a>.</p>',
      ),
    ],
  };
}

function showroomPage(media: Media): PageDraft {
  return {
    id: 'showroom',
    path: '/showroom',
    title: 'Showroom',
    description: 'Kom zitten, voelen en meten: de showroom van Atelier Noord in Leeuwarden.',
    sections: [
      title,
      beside(
        '<h2>Een loods aan het water</h2><p>In de voorste helft van de loods staan onze tafels, stoelen, banken en een bed, ingericht als kamers. Achter het glas zie je de werkplaats. Neem je maten mee, en gerust ook je hond.</p><p>Zuiderkade 18<br>8911 AB Leeuwarden</p><p>Vrijdag en zaterdag van 10 tot 17 uur, en op afspraak.</p>',
        {
          picture: media('showroom'),
          alt: 'De showroom met een bank, een eettafel met stoelen, een boekenkast en een fauteuil',
          below: [linkTo('/contact', 'Maak een afspraak', 'primary')],
        },
      ),
      text(
        '<h2>Hoe je er komt</h2><p>Van station Leeuwarden is het twaalf minuten lopen langs de gracht. Met de auto parkeer je op het terrein; er zijn twee laadpunten. Kom je voor een plank of een lamp, dan laden we hem meteen in.</p>',
        '<h2>Liever van thuis?</h2><p>We lopen op donderdag met de camera door de showroom, voor wie verder weg woont. Bel of mail voor een tijd.</p>',
      ),
      productRow('Staan er nu', 'eettafel-wad', 'zitbank-dijk', 'bed-baai', 'fauteuil-lij'),
    ],
  };
}
