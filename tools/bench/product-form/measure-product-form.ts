import { endpoints } from '@etalage/api-contract';
import { parseArgs } from 'node:util';
import { type RunningShop, startShop } from '../../start/start-shop.ts';
import { type OwnerLane, openOwnerLane } from '../files/owner-lane.ts';
import { circumstances, writeSection } from '../write-section.ts';
import { largeProduct } from './large-product.ts';
import { openForms } from './open-forms.ts';
import { type KeyTimes, tableOfKeys } from './table-of-keys.ts';
import { typeKeys } from './type-keys.ts';

const ids = { website_id: 'leeg', project_id: 'leeg' };

const ABOUT = `\`npm run bench -- product-form -- --write\` makes this table: from a real key press until the frame after it was painted,
in the name of a product, of its last option and in the number of a variant, beside the same key in a page with one bare
input, and in a bare input that was put into the page of the form itself: what that takes is the painting of so large a page.
The inputs are typed in in turn, in one browser. The aim is 1.5 times the bare input.`;

/** Measures keys in the form of a product, and writes the table into the docs if requested. */
export async function measureProductForm(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { keys: { type: 'string', default: '60' }, write: { type: 'boolean', default: false } },
  });
  const shop = await startShop();
  try {
    const times = await measureForms(shop, Number(values.keys));
    const run = `${circumstances()}; medians [25 %–75 %] of ${values.keys} keys.`;
    const text = `## Keys in the form of a product\n\n${run}\n\n${ABOUT}\n\n${tableOfKeys(times)}`;
    console.log(text);
    if (values.write) writeSection('product-form', text);
  } finally {
    await shop.stop();
  }
}

async function measureForms(shop: RunningShop, keys: number): Promise<KeyTimes[]> {
  const lane = await openOwnerLane(shop);
  const forms = [
    { name: '40 options', hasVariants: false, id: await storeProduct(lane, 'Veel opties', false) },
    {
      name: '40 options, 2,000 variants',
      hasVariants: true,
      id: await storeProduct(lane, 'Veel varianten', true),
    },
  ];
  lane.close();
  const opened = await openForms(shop, forms);
  try {
    return await typeKeys(opened.pages, keys);
  } finally {
    await opened.close();
  }
}

async function storeProduct(lane: OwnerLane, title: string, hasVariants: boolean): Promise<string> {
  const made = await lane.call(endpoints.createProduct.path, { ...ids, title, price_cents: 10_000 });
  const { id } = made.reply as { id: string };
  const product = largeProduct(title, `/${id}`, hasVariants);
  await lane.call(endpoints.saveProduct.path, { ...ids, id, version: 1, product });
  return id;
}
