import { addressesIn, holds, type FieldDefinition } from '@etalage/form-engine/schema';
import { readingOrder, type BlockId, type BlockInstance, type PageDocument } from '@etalage/site-model';
import { currentData, readBlock } from '../runtime/read-block.ts';
import { definitionOfBlock, fieldsOfBlock } from './block-references.ts';

/** A block with pictures for which it has neither a text nor the mark of a decoration. */
interface UndescribedPictures {
  readonly block: BlockId;
  /** Their addresses, without a focal point. */
  readonly pictures: readonly string[];
}

/**
 * The blocks with a picture that has neither an alternative text nor the mark of a decoration, in reading order. Visitors
 * who cannot see it miss it, unless its file has a text in the library; it is advice and no error, because only the owner
 * knows what a picture adds.
 */
export function missingAlternativeTexts(document: PageDocument): UndescribedPictures[] {
  return readingOrder(document)
    .map((block) => ({ block: block.id, pictures: undescribedIn(block) }))
    .filter(({ pictures }) => pictures.length > 0);
}

function undescribedIn(block: BlockInstance): string[] {
  const definition = definitionOfBlock(block.type);
  const fields = fieldsOfBlock(block.type) ?? [];
  if (!definition || !readBlock(definition, block).ok) return [];
  const values = currentData(definition, block);
  return fields.flatMap((field) => {
    const picture = fields.find(({ key }) => key !== undefined && key === describedBy(field));
    const text = values[field.key ?? ''];
    const isDescribed = typeof text === 'string' && text.trim() !== '';
    return picture !== undefined && holds(field.conditional, values) && !isDescribed
      ? addressesIn(picture, values[picture.key ?? ''])
      : [];
  });
}

/** Key of the field with the picture that a text describes. */
function describedBy(field: FieldDefinition): string | undefined {
  return field.type === 'text' || field.type === 'textarea' ? field.settings?.describes : undefined;
}
