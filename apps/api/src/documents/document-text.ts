import type { PageDocument } from '@etalage/site-model';

/** The readable words of a document in reading order, for the search; code, addresses and settings are left out. */
export function documentText(document: PageDocument): string {
  const words: string[] = [];
  const visit = (ids: readonly string[]) => {
    for (const id of ids) {
      const block = document.blocks[id];
      if (!block || block.type === 'embed' || block.type === 'dynamic') continue;
      for (const [key, value] of Object.entries(block.data)) {
        if (typeof value === 'string' && isReadable(key)) words.push(value.replace(/<[^>]*>/g, ' '));
      }
      Object.values(block.slots).forEach(visit);
    }
  };
  visit(document.root);
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

/** Names of fields that hold text for people, in every block of the specification. */
function isReadable(key: string): boolean {
  return /(^|_)(text|title|title_bold|description|content|caption|label|items|question|answer)$/.test(key);
}
