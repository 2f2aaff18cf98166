import { addressesIn, holdsOf, type DescribedValue } from '@etalage/form-engine/schema';
import { isOwnPicture, readingOrder, type BlockId, type PageDocument } from '@etalage/site-model';
import { hostOf } from '../gate/host-of.ts';
import { namedHosts } from '../sections/dynamic/names-other-website.ts';
import { valuesOfBlock } from './block-references.ts';

/** As what a page has something of another host: a link loads nothing until a visitor follows it. */
export type ForeignUse = 'frame' | 'picture' | 'code' | 'link';

export interface ForeignLoad {
  /** Without `www.`, as visitors read it. */
  host: string;
  use: ForeignUse;
  /** The first block that has it. */
  block: BlockId;
}

type Load = Omit<ForeignLoad, 'block'>;

/** The hosts outside the website of which a document has something, each once per use, in reading order. */
export function foreignLoads(document: PageDocument): ForeignLoad[] {
  const found = new Map<string, ForeignLoad>();
  for (const block of readingOrder(document)) {
    for (const load of valuesOfBlock(block).flatMap(loadsOf)) {
      const key = `${load.use} ${load.host}`;
      if (!found.has(key)) found.set(key, { ...load, block: block.id });
    }
  }
  return [...found.values()];
}

function loadsOf({ field, value, shown }: DescribedValue): Load[] {
  if (!shown || typeof value !== 'string') return [];
  if (field.type === 'image')
    return addressesIn(field, value).flatMap((address) => loadOf('picture', address));
  if (holdsOf(field) === 'html') return loadsInHtml(value);
  // The policy of a page allows no model and no other file of another host: it is not loaded.
  if (field.type === 'file') return [];
  if (field.type === 'code_editor')
    return namedHosts(value).flatMap((host) => loadOf('code', `https://${host}`));
  return addressesIn(field, value).flatMap((address) => loadOf('link', address));
}

// Stored attributes contain no `<`. A tag that is never closed ends at the next one, so that the time is linear.
const TAG = /<(iframe|img|a)\s[^<>]*>/gi;
const ADDRESS = /\s(src|href|image-link-url)="([^"]+)"/gi;
const uses: Readonly<Record<string, ForeignUse>> = { iframe: 'frame', img: 'picture', a: 'link' };

function loadsInHtml(html: string): Load[] {
  return [...html.matchAll(TAG)].flatMap(([tag, name = '']) =>
    [...tag.matchAll(ADDRESS)].flatMap(([, attribute = '', address = '']) =>
      loadOf(
        attribute.toLowerCase() === 'src' ? (uses[name.toLowerCase()] ?? 'link') : 'link',
        address.replaceAll('&amp;', '&'),
      ),
    ),
  );
}

/** What is loaded for an address; nothing for one of the website itself, of a mail or of a telephone. */
function loadOf(use: ForeignUse, address: string): Load[] {
  if (isOwnPicture(address) || /^\s*(?!https?:)[a-z][a-z\d+.-]*:/i.test(address)) return [];
  const host = hostOf(address);
  return host === undefined ? [] : [{ host, use }];
}
