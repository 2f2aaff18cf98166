import { z } from 'zod';

/** Most makers of a website. */
export const MAX_MAKERS = 500;

const name = z.string().trim().max(200);
/** Several lines, as on an envelope. */
const postal = z.string().trim().max(300);
/** An e-mail address or the address of a page. */
const electronic = z.string().trim().max(254);

/**
 * Who made products, with what a shop must say of them: the maker, and who answers for it in the EU if it is established
 * elsewhere (art. 19 Regulation (EU) 2023/988). `checkMaker` decides what is required.
 */
export const makerContent = z.object({
  name,
  postal_address: postal,
  electronic_address: electronic,
  is_outside_eu: z.boolean(),
  /** '' in these three for a maker in the EU. */
  responsible_name: name,
  responsible_postal_address: postal,
  responsible_electronic_address: electronic,
});

export type MakerContent = z.output<typeof makerContent>;
