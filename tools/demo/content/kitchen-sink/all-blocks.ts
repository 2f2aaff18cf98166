import { blockFixtures } from '@etalage/blocks/fixtures';
import { blockDefinitions, type BlockType } from '@etalage/blocks/schema';
import { block, type BlockDraft, paragraph } from '@etalage/api/seed';
import { allOptions } from './option-products.ts';

type Media = (name: string) => string;

/** Data that fixtures do not contain: the records of this website that blocks refer to. */
const references: Partial<Record<BlockType, Record<string, unknown>>> = {
  addtocart: { product: allOptions },
  products: { products: [allOptions] },
  productcategories: { productcategories: ['opties'] },
};

/** Every section and every content block with the data of its fixture; a new block is included automatically. */
export function allBlocks(media: Media): readonly BlockDraft[] {
  const drafts = (Object.keys(blockDefinitions) as BlockType[]).map((type) => ({
    kind: blockDefinitions[type].kind,
    draft: draftOf(type, media),
  }));
  const contents = drafts.filter(({ kind }) => kind === 'content');
  return [
    ...drafts.filter(({ kind }) => kind === 'section').map(({ draft }) => draft),
    ...contents.map(({ draft }) => block('sectionContent', {}, [paragraph(`<h2>${draft.type}</h2>`), draft])),
  ];
}

function draftOf(type: BlockType, media: Media): BlockDraft {
  const data = Object.entries({ ...blockFixtures[type].data, ...references[type] });
  return {
    type,
    data: Object.fromEntries(data.map(([key, value]) => [key, withPictures(value, media)])),
    slots: Object.fromEntries(
      blockDefinitions[type].slots.map((slot) => [slot, [paragraph(`<p>${type}: ${slot}</p>`)]]),
    ),
  };
}

/** Fixtures name pictures and models that no website has; they are replaced by those of the demo shop. */
function withPictures(value: unknown, media: Media): unknown {
  if (typeof value === 'string')
    return value.replace(/\/media\/[\w-]+\.(\w+)/g, (_, extension) =>
      media(extension === 'glb' ? 'tafel.glb' : 'eettafel-duin-1'),
    );
  if (Array.isArray(value)) return value.map((item) => withPictures(item, media));
  return value;
}
