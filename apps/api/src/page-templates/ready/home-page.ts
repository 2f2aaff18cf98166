import { createTranslate } from '@etalage/texts';
import { standardHome } from '../../documents/standard-home.ts';
import { closing, linkTo, type ReadyPage, row } from './ready-parts.ts';

/** "Startpagina": what a website shows until it has a front page of its own, and why people come back. */
export const homePage: ReadyPage = ({ title }) => [
  ...standardHome({ name: title, hasCategories: true, hasProducts: true }, createTranslate()),
  row(
    'Waarom bij ons?',
    [
      ['Persoonlijk', 'Je hebt iemand aan de lijn die ons aanbod kent en met je meedenkt.'],
      ['Zorgvuldig', 'We pakken alles in alsof het voor onszelf is.'],
      ['Eerlijk', 'Past het niet bij je? Dan lossen we het samen op.'],
    ],
    'secondary-100',
  ),
  closing(
    'Kom je er niet uit?',
    'Stel je vraag, we helpen je graag kiezen.',
    linkTo('/search', 'Zoek in de winkel', 'secondary'),
  ),
];
