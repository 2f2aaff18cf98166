export {
  captionOf,
  defaultFormSettings,
  formChoice,
  identifierOf,
  newFormItem,
  trapField,
} from './form/form-item.ts';
export type {
  FormItem,
  FormItemType,
  FormOption,
  FormSetter,
  FormSettings,
  VisitorForm,
} from './form/form.schema.ts';
export { deepFrozen } from './names/deep-frozen.ts';
export { normalisedPath } from './names/normalised-path.ts';
export { oneLine } from './names/one-line.ts';
export { pathWords } from './names/path-words.ts';
export { ownValue } from './names/own-value.ts';
export { remembered } from './names/remembered.ts';
export { applyOperation } from './page-document/apply-operation.ts';
export type { Applied, Refusal, Refused } from './page-document/refusal.ts';
export { applyOperations } from './page-document/apply-operations.ts';
export {
  checkDocument,
  checkShownTree,
  documentIssueKinds,
  type DocumentIssue,
} from './page-document/check-document.ts';
export { BLOCK_LIMIT } from './page-document/insert-problem.ts';
export { coalesce } from './page-document/coalesce.ts';
export { copyBlocks } from './page-document/copy-blocks.ts';
export { sameJson } from './page-document/json.ts';
export { invert } from './page-document/invert.ts';
export {
  duplicateBlock,
  insertBlock,
  moveBlock,
  removeBlock,
  setData,
  setStyle,
} from './page-document/block-operations.ts';
export {
  fromNestedForm,
  toNestedForm,
  type NestedBlock,
  type NestedForm,
  type NestedReading,
} from './page-document/nested-form.ts';
export type {
  BlockId,
  BlockInstance,
  Change,
  Operation,
  PageDocument,
  Place,
} from './page-document/page-document.schema.ts';
export {
  childIds,
  descendants,
  findBlock,
  parentOf,
  readingOrder,
  subtree,
} from './page-document/subtree.ts';
export {
  type CropArea,
  cropProblem,
  type CropRatio,
  cropRatios,
  focusInCrop,
  isCroppable,
  largestCrop,
  LEAST_CROP,
  typedCrop,
} from './library/crop.ts';
export { type LibraryKind, libraryKindOf, libraryKinds } from './library/library-kind.ts';
export {
  type FocalPoint,
  formatPicture,
  isOwnPicture,
  type PlacedPicture,
  readPicture,
} from './picture/focal-point.ts';
export {
  pictureSources,
  smallestPicture,
  type PictureSources,
  pictureWidths,
  variantAddress,
} from './picture/picture-variants.ts';
export { chainProblem, findRedirect, wrongChains, type WrongChain } from './redirects/check-redirects.ts';
export { readRedirect, type TypedRedirect } from './redirects/read-redirect.ts';
export {
  MAX_CHAIN,
  MAX_FROM,
  MAX_IMPORTED,
  MAX_REDIRECTS,
  MAX_TO,
  type Redirect,
  type RedirectIssue,
  type RedirectProblem,
} from './redirects/redirect.ts';
export { redirectLocation, redirectSources, redirectTarget } from './redirects/redirect-target.ts';
export { shortPath } from './redirects/short-path.ts';
export {
  automaticMenuIds,
  type AutomaticMenuId,
  isAutomaticMenu,
  menuOfCategories,
  menuOfPages,
} from './site/automatic-menus.ts';
export {
  entryCodes,
  entryOfHost,
  isOptional,
  mediaEntryOf,
  needsConsent,
  noCookies,
  scriptHosts,
  startsOn,
} from './site/cookie-entries.ts';
export type { CookieEntry, CookieSettings } from './site/cookie-settings.schema.ts';
export type { Menu, MenuItem, MenuLeaf } from './site/menu.schema.ts';
export { readMenuItems } from './site/read-menu-items.ts';
export type { Company, CompositionKind, Site, Theme } from './site/site.schema.ts';
export { breakpoints, SMALL_HEADINGS_BELOW } from './theme/breakpoints.ts';
export { cssColor } from './theme/css-color.ts';
export { fontStack, fontStacks, type FontName } from './theme/fonts.ts';
export { defaultPalette, paletteKey, paletteKeys, type PaletteKey } from './theme/palette.ts';
export {
  changeableColors,
  type ColorGroup,
  type ProjectColor,
  projectColors,
  type ProjectStyles,
  type StoredColor,
  styleName,
  stylesOf,
  themeColorsOf,
} from './theme/project-styles.ts';
export { contrastOf, readableInk } from './theme/readable-ink.ts';
export { NEEDED_CONTRAST, type PoorContrast, poorContrasts } from './theme/poor-contrasts.ts';
export { plainTheme, themeCss, themeVariables } from './theme/theme-css.ts';
export {
  type Shape,
  shapeChoices,
  type ShapeName,
  shapeNames,
  shapeOf,
  shapeSettings,
} from './theme/shapes.ts';
export type { OwnFont, OwnFontFace } from './site/own-font.schema.ts';
export {
  missingFonts,
  ownFontCss,
  ownFontId,
  ownFontName,
  ownFontPreloads,
  ownFontsIn,
  withKnownFonts,
} from './theme/own-fonts.ts';
export { webFontCss, type WebFontName, webFonts, webFontsOf } from './theme/web-fonts.ts';
