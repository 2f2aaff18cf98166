import { z } from 'zod';

const webshop = z.object({
  guarantee_notice: z.boolean().catch(true),
  guarantee_picture: z.string().catch(''),
});
const nothing = { guarantee_notice: true, guarantee_picture: '' };
const stored = z.object({
  modules: z.object({ webshop: webshop.catch(nothing) }).catch({ webshop: nothing }),
});

/** The notice of the legal guarantee of a shop; undefined if it shows none. A shop that never chose shows it. */
export function guaranteeOf(settings: Record<string, unknown>): { picture: string } | undefined {
  const { guarantee_notice: isShown, guarantee_picture: picture } = stored.parse(settings).modules.webshop;
  return isShown ? { picture } : undefined;
}
