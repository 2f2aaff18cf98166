import { endpoints } from '@etalage/api-contract';
import { expect, type Page } from '@playwright/test';
import { dashboard } from './owner.ts';
import { ids } from './shop.ts';

/** The sizes of the lists that are combined: 2,000 variants. */
const LISTS = { Maat: 20, Hout: 10, Kleur: 10 };

/** Makes a product with 2,000 variants that is online, of which the first is "Maat 1, Hout 1, Kleur 1"; returns its id. */
export async function makeManyVariants(page: Page, title: string, number: string): Promise<string> {
  const post = async (endpoint: keyof typeof endpoints, body: object): Promise<unknown> => {
    const reply = await page.request.post(dashboard + endpoints[endpoint].path, {
      data: { ...ids, ...body },
      headers: { origin: dashboard },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const { id } = (await post('createProduct', { title, price_cents: 10_000 })) as { id: string };
  const { product } = (await post('getOwnedProduct', { id })) as { product: { version: number } };
  const options = Object.entries(LISTS).map(([list, count]) => ({
    title: list,
    layout: 'select',
    value: '',
    show_label: true,
    help: '',
    show_calculations: false,
    label_after_field: '',
    exclude_from_total: false,
    connection_id: list,
    calculation_options: [],
    options: choicesOf(list, count).map((choice) => ({ title: choice, price_cents: 0 })),
    required: true,
    min: '',
    max: '',
    max_length: 100,
  }));
  const variants = combinations().map((choices, index) => ({
    id: `v${index}`,
    choices,
    article_number: `${number}-${index}`,
    ean: '',
    difference_cents: index,
    weight_grams: null,
    images: [],
  }));
  const changes = { status: 'published', enable_checkout: true, options, variants };
  await post('saveProduct', {
    id,
    version: product.version,
    product: { ...product, ...changes, variant_options: Object.keys(LISTS) },
  });
  return id;
}

const choicesOf = (list: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${list} ${index + 1}`);

/** All combinations, of which the last list changes first. */
function combinations(): string[][] {
  return Object.entries(LISTS).reduce<string[][]>(
    (begun, [list, count]) =>
      begun.flatMap((choices) => choicesOf(list, count).map((choice) => [...choices, choice])),
    [[]],
  );
}
