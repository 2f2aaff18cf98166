import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { blockFixtures } from '../testing/block-fixtures.ts';
import { renderBlock } from '../testing/render-block.tsx';
import { blockDefinitions, type BlockType } from './schema-registry.ts';

afterEach(cleanup);

interface OwnersTexts {
  /** Beside the content of the block's fixture. */
  filled?: readonly string[];
  /** In a new block without data. */
  empty?: readonly string[];
}

const newTab = '(opent in een nieuw tabblad)';
const icons = (...names: string[]) => names.flatMap((name) => [name, newTab]);
const iconsBut = (...shown: string[]) =>
  icons(
    ...['Facebook', 'Instagram', 'LinkedIn', 'Twitter', 'YouTube', 'GitHub'].filter(
      (name) => !shown.includes(name),
    ),
  );
const noPicture = ['Nog geen afbeelding'] as const;
/** The signs of pictures that are missing: in the fixture, and in an empty block. */
const missing = (filled: number, empty: number) => ({
  filled: Array<string>(filled).fill(noPicture[0]),
  empty: Array<string>(empty).fill(noPicture[0]),
});
const chooseForm = { empty: ['Kies een formulier in de instellingen van dit blok.'] };

/** What an owner reads in a block and a visitor does not; all other blocks read the same for both. */
const ownersTexts: Partial<Record<BlockType, OwnersTexts>> = {
  doubleMenuHeader: {
    filled: icons('Facebook', 'YouTube'),
    empty: icons('Facebook', 'LinkedIn', 'YouTube'),
  },
  footersTwo: { filled: iconsBut('Twitter'), empty: iconsBut() },
  sectionContentSpecialOne: { filled: noPicture, empty: noPicture },
  contentImage: { empty: noPicture },
  contentImageFullwidth: missing(0, 1),
  columnsBackground: missing(1, 1),
  columnImageTextTwo: missing(0, 2),
  columnImageTextThree: missing(1, 3),
  welcomeOne: missing(0, 1),
  featureOne: missing(2, 3),
  featureOneTwo: missing(1, 2),
  featureOneThree: missing(2, 3),
  featureOneFour: missing(3, 4),
  sectionImage: missing(0, 1),
  imageCollage: missing(0, 3),
  dynamic: {
    filled: ['Het script loopt alleen op de website.'],
    empty: ['Het script loopt alleen op de website.'],
  },
  embed: { empty: ['Plak de insluitcode van een video, kaart of andere website.'] },
  savedcontent: { empty: ['Kies bij de instellingen welke inhoud hier komt.'] },
  threedmodel: {
    filled: ['Het model draait op de website, niet in de ontwerper.'],
    empty: ['Kies een 3D-model: een bestand dat eindigt op .glb.'],
  },
  image: { empty: noPicture },
  gallery: { empty: noPicture },
  masonryGallery: { empty: noPicture },
  blockGalleryThree: { empty: noPicture },
  blockGalleryFour: { empty: noPicture },
  blockGalleryFive: { empty: noPicture },
  contactFormOne: chooseForm,
  forms: chooseForm,
  templatePartial: {
    filled: ['Template bewerken'],
    empty: ['Kies bij de instellingen welke template hier komt.'],
  },
};

function textsIn(root: HTMLElement): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent?.trim() ?? '');
  return found.filter((text) => text !== '');
}

/** What a list contains beyond another one; a text that is in both as often counts in neither. */
function beyond(texts: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return texts.filter((text) => {
    const at = rest.indexOf(text);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

const shownTo = (type: BlockType, state: keyof OwnersTexts, editable: boolean) => {
  const { data, page } = blockFixtures[type];
  const texts = textsIn(renderBlock(type, { ...(state === 'filled' && { data }), page, editable }));
  cleanup();
  return texts;
};
const cases = (Object.keys(blockDefinitions) as BlockType[]).flatMap((type) =>
  (['filled', 'empty'] as const).map((state) => [type, state] as const),
);

describe('the two views of a block', () => {
  it.each(cases)('GEN-06 %s (%s) shows its hints and edit controls to its owner only', (type, state) => {
    const owner = shownTo(type, state, true);
    const visitor = shownTo(type, state, false);
    expect(beyond(owner, visitor).sort()).toEqual([...(ownersTexts[type]?.[state] ?? [])].sort());
    expect(beyond(visitor, owner)).toEqual([]);
  });

  it('GEN-06 an empty template and a grid without items have a hint for their owner only', () => {
    const template = { data: { template: '7' } };
    const grid = { data: { connection_type: 'collection', wms_connection_collection_key: 'products' } };
    const views = (type: BlockType, options: object) =>
      [true, false].map((editable) => {
        const texts = textsIn(renderBlock(type, { ...options, editable }));
        cleanup();
        return texts;
      });
    expect(views('templatePartial', template)).toEqual([
      ['Deze template is nog leeg. Voeg een sectie toe.', 'Template bewerken'],
      [],
    ]);
    expect(views('grid', grid)).toEqual([['De items worden opgehaald.'], []]);
  });
});
