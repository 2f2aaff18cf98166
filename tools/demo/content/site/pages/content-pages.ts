import { aboutPages } from './about-pages.ts';
import { legalPages } from './legal-pages.ts';
import { type Media, type PageDraft, text, title } from './page-parts.ts';
import { servicePages } from './service-pages.ts';
import { storyPages } from './story-pages.ts';

/** Password of the demo's protected page, printed nowhere else. */
export const protectedPagePassword = 'noorderlicht';

const protectedPage: PageDraft = {
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
};

/** The pages of the demo shop except the front page. */
export function contentPages(media: Media): readonly PageDraft[] {
  return [...aboutPages(media), ...servicePages(media), ...storyPages(media), ...legalPages, protectedPage];
}
