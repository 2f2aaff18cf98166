import { addressesIn, holds, type FieldDefinition, type FormValues } from '@etalage/form-engine/schema';
import { readingOrder, type BlockId, type BlockInstance, type PageDocument } from '@etalage/site-model';
import { currentData, readBlock } from '../runtime/read-block.ts';
import { definitionOfBlock, fieldsOfBlock } from './block-references.ts';

/**
 * The blocks with a picture that has neither an alternative text nor the mark of a decoration, in reading order. Visitors
 * who cannot see it miss it; it is advice and no error, because only the owner knows what a picture adds.
 */
export function missingAlternativeTexts(document: PageDocument): BlockId[] {
  return readingOrder(document)
    .filter((block) => lacksText(block))
    .map(({ id }) => id);
}

function lacksText(block: BlockInstance): boolean {
  const definition = definitionOfBlock(block.type);
  const fields = fieldsOfBlock(block.type) ?? [];
  if (!definition || !readBlock(definition, block).ok) return false;
  const values = currentData(definition, block);
  return fields.some((field) => {
    const picture = fields.find(({ key }) => key !== undefined && key === describedBy(field));
    const text = values[field.key ?? ''];
    return (
      picture !== undefined &&
      holds(field.conditional, values) &&
      (typeof text !== 'string' || text.trim() === '') &&
      hasPicture(picture, values)
    );
  });
}

/** Key of the field with the picture that a text describes. */
function describedBy(field: FieldDefinition): string | undefined {
  return field.type === 'text' || field.type === 'textarea' ? field.settings?.describes : undefined;
}

function hasPicture(picture: FieldDefinition, values: FormValues): boolean {
  return addressesIn(picture, values[picture.key ?? '']).length > 0;
}
