import type { Conditional } from './conditional.ts';
import type { FieldDefinition, DefinitionText } from './field-definition.ts';

/** Some of the fields within a layout, and when they are shown. */
export interface FieldPart {
  fields: readonly FieldDefinition[];
  conditional?: Conditional;
}

/** A kind of item of a list (FPROP-28). */
export interface LayoutDefinition {
  layout: string;
  title: DefinitionText;
  fields: readonly FieldDefinition[];
  /** Key of the field whose value is the title of the row (FLEX-14), or keys of several whose values form it together. */
  dynamic_title?: string | readonly string[];
}
