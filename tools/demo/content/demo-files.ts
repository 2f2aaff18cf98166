import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { LibraryFileSeed } from '@etalage/api/seed';
import { kindOfName } from '@etalage/form-engine/schema';
import { assets, demoKey } from './demo-assets.ts';
import { demoProducts } from './products/demo-products.ts';
import { categories } from './site/categories.ts';
import { seen } from './site/pages/page-parts.ts';

type Said = Pick<LibraryFileSeed, 'folder' | 'alt' | 'is_decorative'>;

/** Pictures of pages, by the names of their files. */
const pictures: Readonly<Record<string, string>> = {
  ...seen,
  logo: 'Atelier Noord, meubels op maat',
  'home-hero':
    'Een eetkamer in ochtendlicht: een eiken tafel met stoelen onder twee witte hanglampen en een dressoir van noten',
  maatwerk: 'Een werktekening met liniaal en potlood, en stalen van hout en stof',
  showroom: 'De showroom met een bank, een eettafel met stoelen, een boekenkast en een fauteuil',
  woonkamer: 'Een woonkamer met een lichte bank, een vloerkleed en een lage tafel',
  'verhaal-boom': 'Een hoge stapel eiken planken met latjes ertussen',
  'verhaal-vlechten': 'De gevlochten zitting van kruk Paal, met een streng papiergaren erop',
  'verhaal-tafel': 'Een eettafel, gedekt voor zeven',
};

/** The files of the demo shop as its library has them: where they are, and what is said about them. */
export async function readDemoFiles(): Promise<LibraryFileSeed[]> {
  const said = new Map([...ofProducts(), ...ofCategories()]);
  const files: LibraryFileSeed[] = [];
  for (const name of (await readdir(assets)).sort()) {
    const kind = kindOfName(name);
    if (!kind) continue;
    const bytes = await readFile(join(assets, name));
    const bare = name.slice(0, -extname(name).length);
    files.push({
      key: demoKey(name),
      name,
      content_type: kind.contentType,
      size: bytes.length,
      source_hash: createHash('sha256').update(bytes).digest('hex'),
      ...(said.get(bare) ?? ofWebsite(bare)),
    });
  }
  return files;
}

function ofProducts(): [string, Said][] {
  return demoProducts.flatMap(({ title, pictures: names }) =>
    names.map((name, index): [string, Said] => [
      name,
      {
        folder: 'Producten',
        alt: index === 0 ? title : `${title}, foto ${index + 1}`,
        is_decorative: false,
      },
    ]),
  );
}

function ofCategories(): [string, Said][] {
  return categories.map(({ title, picture }) => [
    picture,
    { folder: 'Categorieën', alt: title, is_decorative: false },
  ]);
}

/** The sign of a payment method stands beside its name. */
function ofWebsite(name: string): Said {
  if (name.startsWith('betalen-')) return { folder: 'Betaalmethoden', alt: '', is_decorative: true };
  return { folder: 'Website', alt: pictures[name] ?? '', is_decorative: false };
}
