import { block, type BlockDraft, paragraph } from '@etalage/api/seed';
import { beside, linkTo, type Media, type PageDraft, productRow, text, title } from './page-parts.ts';

interface Story {
  readonly path: string;
  readonly title: string;
  readonly teaser: string;
  readonly picture: string;
  readonly alt: string;
  /** The text of the button on the page of stories. */
  readonly invitation: string;
}

const stories = {
  boom: {
    path: '/verhalen/een-boom',
    title: 'Eén boom, vier tafels',
    teaser:
      'In de winter van 2021 waaide in het Teutoburgerwoud een eik om. Vijf jaar later eten er vier gezinnen aan.',
    picture: 'verhaal-boom',
    alt: 'Een hoge stapel eiken planken met latjes ertussen',
    invitation: 'Lees het verhaal van de boom',
  },
  vlechten: {
    path: '/verhalen/vlechten',
    title: 'Vier uur, honderdtwintig meter',
    teaser:
      'Sietske vlecht de zitting van Paal. Over eelt, radio en waarom je nooit halverwege mag ophouden.',
    picture: 'verhaal-vlechten',
    alt: 'De gevlochten zitting van kruk Paal, met een streng papiergaren erop',
    invitation: 'Kijk mee met Sietske',
  },
  tafel: {
    path: '/verhalen/een-tafel-voor-zeven',
    title: 'Een tafel voor zeven',
    teaser:
      'Familie Boonstra past aan geen enkele tafel van zes, en acht is te groot voor de keuken. Dus werd het 2,14 meter.',
    picture: 'verhaal-tafel',
    alt: 'Een eettafel, gedekt voor zeven: een bank aan de ene kant, drie stoelen aan de andere en één aan het hoofd',
    invitation: 'Lees over de tafel van 2,14 meter',
  },
} as const satisfies Record<string, Story>;

const { boom, vlechten, tafel } = stories;
const allStories: readonly Story[] = Object.values(stories);

/** The stories beside each other: picture, title and the first lines of each. */
export function storyStrip(media: Media): BlockDraft {
  const teasers = allStories.map(({ path, title: name, teaser, picture, alt }) => [
    block('image', {
      url: media(picture),
      alt,
      width: '780',
      height: '520',
      radius: 'lg',
      click_event: 'link',
      link: path,
    }),
    paragraph(`<h3><a href="${path}">${name}</a></h3><p>${teaser}</p>`),
  ]);
  return block('sectionContent', { padding_top: '20', padding_bottom: '10' }, [
    paragraph('<h2>Verhalen uit de werkplaats</h2>'),
    {
      type: 'columns',
      data: { columns: '3', column_spacing: '6', column_spacing_mobile: '10' },
      slots: { item_one: teasers[0] ?? [], item_two: teasers[1] ?? [], item_three: teasers[2] ?? [] },
    },
    linkTo('/verhalen', 'Alle verhalen'),
  ]);
}

/** Three stories from the workshop and the page that leads to them. */
export function storyPages(media: Media): readonly PageDraft[] {
  return [storyListPage(media), treePage(media), weavingPage(media), tablePage(media)];
}

function storyListPage(media: Media): PageDraft {
  return {
    id: 'verhalen',
    path: '/verhalen',
    title: 'Verhalen',
    description: 'Uit de werkplaats: over een boom, vier uur vlechten en een tafel voor zeven.',
    sections: [
      title,
      ...allStories.map((story, index) =>
        beside(`<h2>${story.title}</h2><p>${story.teaser}</p>`, {
          ...opening(media, story),
          isReversed: index % 2 === 1,
          below: [linkTo(story.path, story.invitation)],
        }),
      ),
    ],
  };
}

function treePage(media: Media): PageDraft {
  return {
    id: 'een-boom',
    path: boom.path,
    title: boom.title,
    description: 'Hoe een omgewaaide eik uit het Teutoburgerwoud vier eettafels werd.',
    sections: [
      title,
      beside(
        '<p>De eik stond er al toen Napoleon langskwam. In februari 2021 ging hij om, midden in de nacht, met een klap die de boswachter in bed hoorde. De stam was recht tot op negen meter en van binnen gaaf.</p><p>Bij de zagerij in Bielefeld lag hij nog een half jaar in de regen. Dat is goed: regen spoelt het looizuur eruit.</p>',
        opening(media, boom),
      ),
      text(
        '<h2>Drie jaar niets doen</h2><p>Vers eiken is voor de helft water. Je stapelt de planken met latjes ertussen, legt er een golfplaat op en wacht. Een jaar per duim dikte, zeggen ze. Onze planken zijn twee duim en een beetje, dus we wachtten drie jaar.</p><p>Daarna nog zes weken in de droogkamer, tot het hout acht procent vocht bevat. Dan past het bij een huis met vloerverwarming en trekt het niet meer krom.</p>',
        '<h2>De puzzel</h2><p>Uit de stam kwamen negentien planken. Joost legde ze naast elkaar op de vloer en schoof er een dag mee. Vier bladen, elk van vijf planken, zo gekozen dat de nerf van de ene in de andere doorloopt. De negentiende werd een wandplank.</p>',
        '<blockquote><p>Je kunt van goed hout een slechte tafel maken. Andersom lukt het niemand.</p></blockquote><p>Joost Wiersma, tafelmaker</p>',
      ),
      productRow('Van dezelfde zagerij', 'eettafel-duin', 'bank-kade', 'wandplank-lijn', 'salontafel-schol'),
    ],
  };
}

function weavingPage(media: Media): PageDraft {
  return {
    id: 'vlechten',
    path: vlechten.path,
    title: vlechten.title,
    description: 'Sietske vlecht de zittingen van kruk Paal en fauteuil Lij. Een ochtend meekijken.',
    sections: [
      title,
      beside(
        '<p>Om acht uur zet Sietske de radio aan en klemt ze een kruk tussen haar knieën. Om twaalf uur staat hij af. Daartussen gaat er honderdtwintig meter papiergaren doorheen, steeds in dezelfde richting, steeds even strak.</p><p>Papier klinkt zwak. Maar gedraaid en gewast draagt één draad veertig kilo.</p>',
        opening(media, vlechten),
      ),
      text(
        '<h2>Niet ophouden</h2><p>Een zitting moet in één keer af. Stop je halverwege, dan ontspant het garen en zie je later precies waar je koffie dronk. Dus gaat de telefoon in een la en staat er een briefje op de deur.</p>',
        '<h2>Geleerd van een stoelenmatter</h2><p>Sietske leerde het in Franeker, van een man die veertig jaar kerkstoelen matte. Hij werkte met biezen uit het meer. Papiergaren is sterker en ruikt minder, geeft ze toe, maar het gebaar is hetzelfde gebleven: over, onder, aantrekken, en met een stokje aankloppen.</p>',
        '<blockquote><p>Na tien jaar zak je erin zoals in een goede schoen. Dan mag hij van mij nog eens tien jaar.</p></blockquote><p>Sietske Hofstra, vlechtster</p>',
      ),
      productRow('Door Sietske gevlochten', 'kruk-paal', 'fauteuil-lij'),
    ],
  };
}

function tablePage(media: Media): PageDraft {
  return {
    id: 'een-tafel-voor-zeven',
    path: tafel.path,
    title: tafel.title,
    description: 'Waarom de tafel van familie Boonstra 2,14 meter lang is, en geen centimeter meer.',
    sections: [
      title,
      beside(
        '<p>Vijf kinderen, twee ouders, één keuken van vier bij drieënhalf. Aan de oude tafel at altijd iemand aan de hoek, en die iemand was steeds een ander, en daar was elke avond gedoe over.</p><p>Een tafel voor acht zou de deur naar de tuin blokkeren. Dus kwam Anne langs met een rolmaat en een stuk karton.</p>',
        opening(media, tafel),
      ),
      text(
        '<h2>Eerst van karton</h2><p>Ze knipten de tafel uit op ware grootte en legden hem een week op schragen. Te breed: van 95 werd het 88. Te kort: van 200 werd het 214. Aan de muurkant kwam een bank, want kinderen schuiven graag door.</p>',
        '<h2>De namen</h2><p>Aan de onderkant staan zeven namen, op de plek waar iedereen zit. De jongste lag er na de bezorging een middag onder om ze te lezen.</p>',
      ),
      productRow('Wat er in de keuken kwam', 'eettafel-duin', 'bank-kade', 'stoel-pier', 'hanglamp-baken'),
    ],
  };
}

/** The picture at the top of a story. */
function opening(media: Media, { picture, alt }: Story) {
  return { picture: media(picture), alt };
}
