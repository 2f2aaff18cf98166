import { z } from 'zod';

const settings = z.object({
  moment: z.enum(['payment', 'delivery']).catch('payment'),
  prefix: z.string().catch('F'),
  credit_prefix: z.string().catch('C'),
});

export type InvoiceSettings = z.output<typeof settings>;

/** When the invoices of a website are made, and what their numbers begin with. */
export function invoiceSettingsOf(website: { readonly settings: Record<string, unknown> }): InvoiceSettings {
  const found = website.settings['invoices'];
  return settings.parse(found !== null && typeof found === 'object' ? found : {});
}
