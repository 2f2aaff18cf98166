export { checkFields } from './registry/check-fields.ts';
export { checkLists } from './registry/check-lists.ts';
export { holds, type Conditional, type ConditionalRule, type FormValues } from './definition/conditional.ts';
export type { FieldDefinition, FieldOf } from './definition/field-definition.ts';
export type { LayoutDefinition } from './definition/field-parts.ts';
export type { FieldHolds, FieldIssue, FieldIssues, FieldTypeSchema } from './definition/field-type-schema.ts';
export { fieldTypes, isFieldType, type FieldType } from './definition/field-types.ts';
export {
  fieldGroups,
  type Field,
  type FieldExtra,
  type FieldGroup,
  type FieldPlace,
  type Fields,
  type FieldValues,
} from './settings/field.ts';
export {
  alternativeText,
  code,
  color,
  files,
  modelFile,
  flag,
  identifier,
  link,
  longAlternativeText,
  markup,
  number,
  numberCodec,
  richText,
  select,
  text,
  textarea,
} from './settings/fields.ts';
export { definitionOf, definitionsOf } from './settings/definition-of.ts';
export { list, type ListItem } from './settings/list-field.ts';
export { choiceOrNone, scale, type ScaleOption } from './settings/scale-field.ts';
export { categories, form, menu, references } from './settings/reference-field.ts';
export { MAX_ENTRIES, MAX_LISTS } from './definition/list-limits.ts';
export {
  readReferences,
  referenceTargets,
  type ReferenceKind,
  type ReferenceTarget,
} from './definition/reference.ts';
export { describedValues, type DescribedValue } from './registry/described-values.ts';
export { addressesIn, holdsOf, layoutsOf, mostOf, readsAsText, refersTo } from './registry/field-facets.ts';
export { fieldOfKey, fieldsWithin } from './registry/fields-within.ts';
export { newItem, readItems, type FlexibleItem } from './fields/flexible/flexible-items.ts';
export {
  fileKinds,
  kindOfName,
  kindOfType,
  kindsFor,
  largestFile,
  type FileKind,
  type Uploader,
} from './files/file-kinds.ts';
export { fileNameOf, newFileName, randomPart, withoutStamp } from './files/new-file-name.ts';
export { iconOf } from './icons/icon-sprite.ts';
export { schemaRegistry } from './registry/schema-registry.ts';
export { withoutReferences } from './registry/without-references.ts';
export { isSampleFile } from './files/sample-files.ts';
export { frameSandbox, imageAttributes, storedHtml } from './stored-html/stored-html.ts';
export { isLinkAddress, linkAttributes, linkRel, type LinkValues } from './stored-html/link-attributes.ts';
export {
  fontFamilies,
  fontSizes,
  imageAlignments,
  imageShadows,
  textAlignments,
  textShadows,
  valuesOf,
} from './stored-html/text-looks.ts';
export { checkForm, mailAddresses } from './visitor-rules/check-form.ts';
export { readAnswers, type ReadAnswers } from './visitor-rules/read-answers.ts';
export { summaryOf, type SummaryLine } from './visitor-rules/summary.ts';
export {
  isQuestion,
  namedItems,
  type RenderedForm,
  type VisitorItem,
  type VisitorValues,
} from './visitor-rules/visitor-item.ts';
