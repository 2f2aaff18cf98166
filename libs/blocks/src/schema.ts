export { defineBlock, type BlockData, type BlockDefinition, type Migration } from './runtime/define-block.ts';
export { documentPlace, canBePlacedIn, type DocumentPlace } from './runtime/placement.ts';
export type { Starter, StarterChild } from './runtime/starter.ts';
export type { Thumbnail, ThumbnailShape } from './runtime/thumbnail.ts';
export { samplePicture } from './picture/sample-pictures.ts';
export { currentData, readBlock, type ReadBlock } from './runtime/read-block.ts';
export { currentBlock, currentDocument, currentOperation } from './registry/current-document.ts';
export { hasTextInPlace, textInPlace, type TextInPlace } from './runtime/text-in-place.ts';
export type {
  CategoryCollection,
  CategoryRule,
  CollectionList,
  PageCollection,
  PageRule,
  ProductCollection,
  ProductRule,
} from './runtime/collection-list.ts';
export { tileListKey, type TileList } from './runtime/tile-list.ts';
export {
  definitionOfBlock,
  fieldsOfBlock,
  filledRoots,
  filledSlot,
  needsOf,
  referencesOf,
  showsOthers,
  valuesOfBlock,
  type BlockReference,
  type PageNeeds,
} from './registry/block-references.ts';
export { newGridItem, withGridItems } from './registry/grid-items.ts';
export { structureOf } from './content/grid/grid-structure.ts';
export { isConnectedGrid } from './content/grid/grid.schema.ts';
export {
  checkReferences,
  referredIds,
  type ReferenceFinding,
  type ReferenceProblem,
  type ReferredThing,
} from './registry/check-references.ts';
export { foreignLoads, type ForeignLoad, type ForeignUse } from './registry/foreign-loads.ts';
export { missingAlternativeTexts } from './registry/missing-alternative-texts.ts';
export type { CheckedKind } from './registry/shown-references.ts';
export {
  currentSharedValue,
  sharedNames,
  sharedValueOf,
  sharingOperations,
  type StoredSharedValue,
  type SharedValue,
} from './registry/shared-values.ts';
export { companionName, contentNames } from './runtime/companions.ts';
export {
  menuEntryFields,
  menuEntryPath,
  menuEntryValues,
  withEntryValues,
  type MenuEntry,
} from './menu/menu-entry-fields.ts';
export { withoutReferences } from './registry/without-references.ts';
export { fitsDocument, misplacedBlock } from './registry/misplaced-block.ts';
export { blockDefinitions, type BlockType } from './registry/schema-registry.ts';
