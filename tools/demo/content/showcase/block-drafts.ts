import { blockFixtures } from '@etalage/blocks/fixtures';
import {
  type BlockDefinition,
  blockDefinitions,
  type BlockType,
  type Starter,
  type StarterChild,
} from '@etalage/blocks/schema';
import { type BlockDraft, paragraph } from '@etalage/api/seed';
import { createTranslate, nl } from '@etalage/texts';
import { allOptions } from './option-products.ts';
import { headed, promises } from './shop-texts.ts';
import { smallMenu } from './showcase-menus.ts';

type Media = (name: string) => string;

const definitions: Record<string, BlockDefinition> = blockDefinitions;
const t = createTranslate();

/** The template that blocks show which show the content of another document. */
export const sharedTemplate = 'bezorging';

/** Data that fixtures do not contain: the records of this website that blocks refer to. */
const references: Partial<Record<BlockType, Record<string, unknown>>> = {
  addtocart: { product: allOptions },
  products: { products: [allOptions, 'actieprijs', 'per-zes'] },
  productcategories: { productcategories: ['opties'] },
  templatePartial: { template: sharedTemplate },
  savedcontent: { savedcontent: sharedTemplate },
  // A menu names its landmark, so two places on a page show two menus.
  menu: { menu: smallMenu },
};

/**
 * The types that can be added to any page. Those of one kind of page, such as headers and the cart, are on that kind
 * only, and the parts of a block, such as its slides, are in that block.
 */
const pageTypes = Object.keys(definitions).filter(
  (type) => !definitions[type]?.placement && (definitions[type]?.groups.length ?? 0) > 0,
) as BlockType[];

/** Every section and content block of pages with the data of its fixture; a new one is included automatically. */
export function pageDrafts(media: Media): readonly BlockDraft[] {
  return pageTypes.map((type, index) => fixtureDraft(type, index, media));
}

/** A block with the data of its fixture, and texts in its slots. */
export function fixtureDraft(type: BlockType, index: number, media: Media): BlockDraft {
  const { slots, filled = [], starter }: BlockDefinition = blockDefinitions[type];
  const data = Object.entries({ ...blockFixtures[type].data, ...references[type] });
  const own = slots.filter((slot) => !filled.includes(slot));
  return {
    type,
    data: Object.fromEntries(data.map(([key, value]) => [key, withPictures(value, media)])),
    slots: Object.fromEntries(
      own.map((slot, place) => [slot, slotContent(starter?.(t).slots?.[slot], index + place)]),
    ),
  };
}

/** The parts that a new block starts with, such as slides, with texts in them; else a text. */
function slotContent(children: NonNullable<Starter['slots']>[string] | undefined, index: number) {
  const parts = children?.filter((child) => !definitions[child.type]?.groups.length) ?? [];
  return parts.length > 0 ? parts.map((part, place) => partDraft(part, index + place)) : [textOf(index)];
}

function partDraft({ type, data = {} }: StarterChild, index: number): BlockDraft {
  const slots = definitions[type]?.slots ?? [];
  return { type, data, slots: Object.fromEntries(slots.map((slot) => [slot, [textOf(index)]])) };
}

function textOf(index: number): BlockDraft {
  const [heading, text] = promises[index % promises.length] ?? promises[0];
  return headed(heading, text, 'h2');
}

/** Sections as they are, and each content block in a section of its own, below its name. */
export function asSections(drafts: readonly BlockDraft[]): readonly BlockDraft[] {
  const isSection = ({ type }: BlockDraft) => definitions[type]?.kind === 'section';
  const named = (draft: BlockDraft): BlockDraft => {
    const title = nl[definitions[draft.type]?.title ?? 'field_title'];
    return { type: 'sectionContent', slots: { content: [paragraph(`<h2>${title}</h2>`), draft] } };
  };
  return [...drafts.filter(isSection), ...drafts.filter((draft) => !isSection(draft)).map(named)];
}

/** Fixtures name pictures and models that no website has; they are replaced by those of the demo shop. */
function withPictures(value: unknown, media: Media): unknown {
  if (typeof value === 'string')
    return value.replace(/\/media\/[\w-]+\.(\w+)/g, (_, extension) =>
      media(extension === 'glb' ? 'tafel.glb' : 'eettafel-duin-1'),
    );
  if (Array.isArray(value)) return value.map((item) => withPictures(item, media));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPictures(one, media)]));
}
