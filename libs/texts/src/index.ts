export {
  createTranslate,
  fillPlaceholders,
  isTextKey,
  type TextKey,
  type TextOverrides,
  type TextValues,
  type Translate,
} from './translate/translate.ts';
export {
  missingPlaceholders,
  placeholdersOf,
  unknownPlaceholders,
} from './translate/missing-placeholders.ts';
export { nl } from './nl/index.ts';
