import { block, type BlockDraft, paragraph } from '@etalage/api/seed';
import { asSections, pageDrafts } from './block-drafts.ts';
import { type Extreme, extremeDraft, extremes } from './extreme-data.ts';
import { longTitle } from './long-texts.ts';

type Media = (name: string) => string;

interface ExtremePage {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly sections: readonly BlockDraft[];
}

/** A page for each kind of extreme data, with every section and block whose content it changes. */
export function extremePages(media: Media): readonly ExtremePage[] {
  const page = (id: string, title: string, extreme: Extreme): ExtremePage => ({
    id,
    path: `/${id}`,
    title,
    sections: [
      block('sectionContent', {}, [paragraph(`<h1>${title}</h1>`)]),
      ...asSections(changedBy(extreme, media)),
    ],
  });
  return [
    page('lange-teksten', `Lange teksten: ${longTitle}`, extremes.longTexts),
    page('zonder-afbeeldingen', 'Zonder afbeeldingen', extremes.withoutPictures),
    page('een-item', 'Eén item', extremes.oneItem),
    page('veertig-items', 'Veertig items', extremes.fortyItems),
  ];
}

function changedBy(extreme: Extreme, media: Media): readonly BlockDraft[] {
  return pageDrafts(media).flatMap((draft) => {
    const changed = extremeDraft(draft, extreme);
    return JSON.stringify(changed) === JSON.stringify(draft) ? [] : [changed];
  });
}
