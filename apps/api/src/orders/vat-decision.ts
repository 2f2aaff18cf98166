import { isTextKey, type TextKey, type Translate } from '@etalage/texts';
import { z } from 'zod';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';

const values = z.record(z.string(), z.union([z.string(), z.number()]));

const textKey = z.custom<TextKey>((key) => typeof key === 'string' && isTextKey(key));

const storedVat = z.object({
  reason: z.object({ key: textKey, values }),
  proof: z
    .object({
      member_state: z.string(),
      vat_number: z.string(),
      status: z.string(),
      consultation_number: z.string(),
      checked_at: z.coerce.date(),
    })
    .nullable(),
});

/** Why an order has the VAT that it has, and the proof of the number; null for a snapshot that does not say so. */
export function vatDecisionOf({ vat }: Pick<OrderSnapshot, 'vat'>, t: Translate) {
  const read = storedVat.safeParse(vat);
  if (!read.success) return null;
  const { reason, proof } = read.data;
  return {
    reason: t(reason.key, reason.values),
    proof: proof && {
      number: proof.member_state + proof.vat_number,
      status: proof.status,
      consultation_number: proof.consultation_number,
      checked_at: proof.checked_at,
    },
  };
}
