import { fieldsOfBlock } from '@etalage/blocks/schema';
import { checkLists, type FieldIssues } from '@etalage/form-engine/schema';
import { type BlockInstance, findBlock, type Operation, type PageDocument } from '@etalage/site-model';

/**
 * Lists that an operation writes and that are too long or too many to be stored, by path within the operation:
 * `changes.products.to`, `blocks.0.data.products`. `document` is what the operation was applied to.
 */
export function checkLimits(document: PageDocument, operation: Operation): FieldIssues {
  switch (operation.type) {
    case 'moveBlock':
    case 'removeBlock':
      return {};
    case 'insertBlock':
    case 'duplicateBlock':
      return Object.fromEntries(operation.blocks.flatMap(blockIssues));
    case 'setData':
    case 'setStyle':
      return changeIssues(document, operation);
  }
}

type Setting = Extract<Operation, { type: 'setData' | 'setStyle' }>;

/** Only what is written is refused; the lists that are stored already count towards the limit of their block. */
function changeIssues(document: PageDocument, { id, changes }: Setting): FieldIssues {
  const block = findBlock(document, id);
  if (!block) return {};
  const written = Object.fromEntries(Object.entries(changes).map(([key, { to }]) => [key, to]));
  const found = Object.entries(checkLists(fieldsOf(block.type), { ...block.data, ...written })).map(
    ([path, issues]) => {
      const [key = '', ...inner] = path.split('.');
      return { key, path: ['changes', key, 'to', ...inner].join('.'), issues };
    },
  );
  return Object.fromEntries(
    found.filter(({ key }) => Object.hasOwn(changes, key)).map(({ path, issues }) => [path, issues]),
  );
}

function fieldsOf(type: string) {
  return fieldsOfBlock(type) ?? [];
}

function blockIssues({ type, data }: BlockInstance, index: number) {
  const found = Object.entries(checkLists(fieldsOf(type), data));
  return found.map(([path, issues]) => [`blocks.${index}.data.${path}`, issues] as const);
}
