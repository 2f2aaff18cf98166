import { definitionOf } from './block-definition.ts';

const inPlace = new Set(['text', 'textarea', 'text_editor', 'html']);

/** Whether a block holds text that can be written on the page itself. */
export function hasTextInPlace(type: string): boolean {
  const fields = Object.values(definitionOf(type)?.fields ?? {});
  return fields.some((field) => field.group === 'content' && inPlace.has(field.type));
}

/** Whether a field of a block holds text with formatting. */
export function isRichText(type: string, field: string | null): boolean {
  const fields = definitionOf(type)?.fields;
  return field !== null && fields?.[field]?.type === 'text_editor';
}
