import { expect, test, type Page } from '@playwright/test';
import { dashboard, openDesigner, openOwnPage, signInAsOwner } from '../support/designer.ts';
import { openPanel, picker } from '../support/picker.ts';

test.setTimeout(180_000);

type Groups = Record<string, readonly string[]>;

/** The sections that a page is offered, the older ones too, by group. */
const sections: Groups = {
  Inhoud: [
    'Tekst',
    'Tekst met afbeelding',
    'Tekst op foto over de volle breedte',
    'Titel met omschrijving',
    'Tekst met zijbalk rechts',
    'Tekst met zijbalk links',
    'Tekst met smalle zijbalk rechts',
    'Tekst met smalle zijbalk links',
    "2 foto's met tekst",
    "3 foto's met tekst",
    'Scheidingslijn',
    'Foto over de volle breedte',
  ],
  Navigaties: ['Balk met een menu'],
  Banners: ['Banner met uitgelichte tekst', 'Oproep met knop'],
  'Uitgelichte blokken': [
    'Tegels met links',
    'Collage',
    'Diensten',
    'Uitgelicht blok',
    '3 uitgelichte blokken',
    '2 uitgelichte blokken',
    'Groot blok met 2 kleine',
    '4 uitgelichte blokken',
  ],
  "Logo's": ['Rij met logo’s', 'Slider met logo’s'],
  Kolommen: [
    'Tekst met zijbalk rechts',
    'Tekst met zijbalk links',
    'Tekst met smalle zijbalk rechts',
    'Tekst met smalle zijbalk links',
    '1 kolom tekst',
    '2 kolommen tekst',
    '3 kolommen tekst',
    '4 kolommen tekst',
    '5 kolommen tekst',
    '6 kolommen tekst',
    'Kolommen op een foto',
    'Kolommen smal, breed, smal',
    '6 teksten met zijbalk',
    "2 foto's met tekst",
    "3 foto's met tekst",
    'Diensten',
  ],
  Footer: ['Copyright gecentreerd'],
  Copyright: ['Copyright gecentreerd'],
  'Klik acties': ['Oproep met knop'],
  Globaal: ['Eigen code', 'Template'],
  Notificaties: ['Melding'],
  Gallerijen: [
    'Galerij met wisselende hoogtes',
    'Galerij met 3 kolommen',
    'Galerij met 4 kolommen',
    'Galerij met 5 kolommen',
  ],
  Formulieren: ['Tekst met formulier'],
  Templates: ['Template'],
  Broodkruimels: ['Paginatitel met broodkruimels'],
  Titels: ['Titel met omschrijving', 'Titel', 'Paginatitel met broodkruimels'],
};

/** The content blocks of every document. */
const blocks: Groups = {
  Inhoud: [
    'Tekst',
    'Afbeelding',
    'Slider',
    'Uitklapbare tekst',
    'Wisselende inhoud',
    'Insluiten',
    '3D-model',
  ],
  Navigaties: ['Menu'],
  'Uitgelichte blokken': ['Review'],
  Kolommen: ['Kolommen', 'Raster'],
  'Klik acties': ['Knop'],
  Gallerijen: ['Galerij'],
  Formulieren: ['Formulier'],
  Webwinkel: ['Product bestellen', 'Producten', 'Productcategorieën'],
  Templates: ['Bewaarde inhoud'],
};

/** What only other documents are offered, beside or in place of that. */
const ownOf: Record<string, Groups> = {
  header: {
    Header: [
      'Header met logo en menu',
      'Header met zoekveld',
      'Header met tekst',
      "Header met drie menu's",
      'Header met logo in het midden',
      'Smalle balk boven de header',
    ],
    Navigaties: ['Smalle balk boven de header', 'Balk met een menu'],
    Webwinkel: ['Header met zoekveld'],
  },
  footer: {
    Footer: ['Footer met kolommen', 'Copyright gecentreerd'],
  },
  category: {
    Webwinkel: ['Categoriepagina'],
  },
  product: {
    Webwinkel: ['Productpagina'],
  },
  cart: {
    Webwinkel: ['Winkelwagen'],
  },
  checkout: {
    Webwinkel: ['Afrekenen'],
  },
  thankyou: {
    Webwinkel: ['Bestellingsoverzicht'],
  },
  search: {
    Webwinkel: ['Zoekresultaten'],
  },
  not_found: {
    'Pagina niet gevonden': ['Pagina niet gevonden'],
  },
  login: {
    Inloggen: ['Inloggen op een beveiligde pagina'],
  },
};

/** The groups of the open picker, with the names in them. */
const groupsIn = (page: Page) =>
  picker(page)
    .getByRole('region')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((group) => [
          group.querySelector('h3')?.textContent ?? '',
          [...group.querySelectorAll('button')].map((button) => button.textContent),
        ]),
      ),
    );

async function openPicker(page: Page): Promise<void> {
  await openPanel(page, 'Toevoegen');
  await picker(page).getByRole('checkbox').check();
}

test('TPL-52 each group lists the decided templates, and a group without one is not shown @deep', async ({
  page,
}) => {
  await openOwnPage(page, 'Groepen');
  await openPicker(page);
  await expect.poll(() => groupsIn(page)).toEqual(sections);
  await picker(page).getByRole('button', { name: 'Blokken', exact: true }).click();
  await expect.poll(() => groupsIn(page)).toEqual(blocks);

  await signInAsOwner(page);
  for (const [document, own] of Object.entries(ownOf)) {
    await openDesigner(page, `${dashboard}/w/voorbeelden/wm/templates/${document}`);
    await openPicker(page);
    await expect.poll(() => groupsIn(page), document).toEqual({ ...sections, ...own });
  }
});
