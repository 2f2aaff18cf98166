import type { Returns } from '@etalage/shop-domain';
import { returnPayers } from '@etalage/shop-domain/schema';
import { z } from 'zod';

const text = z.string().catch('');
const nothing: Returns = { return_costs: '', return_costs_about: '', return_address: '' };
const stored = z.object({
  modules: z.object({
    webshop: z.object({
      return_costs: z.enum(returnPayers).catch(''),
      return_costs_about: text,
      return_address: text,
    }),
  }),
});

/** What the stored settings of a website say about sending back. */
export function returnsOf(settings: Record<string, unknown>): Returns {
  const read = stored.safeParse(settings);
  return read.success ? read.data.modules.webshop : nothing;
}
