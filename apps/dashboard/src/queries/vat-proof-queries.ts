import { checkVatProofs, exportVatProofs, getVatProofs, type OutputOf } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callDecoded } from './call-api.ts';

export type VatProofs = OutputOf<typeof getVatProofs>;
export type VatProof = OutputOf<typeof exportVatProofs>['proofs'][number];

/** The chain of proofs of VAT numbers; what came after the last check of all of it is checked each time. */
export const vatProofsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['vat-proofs', websiteId],
    queryFn: () => callDecoded(getVatProofs, websiteId, {}),
  });

export const postCheckVatProofs = (websiteId: string) => callDecoded(checkVatProofs, websiteId, {});

/** A part of the proofs after the part before; '' for the first. */
export const fetchVatProofs = (websiteId: string, cursor: string) =>
  callDecoded(exportVatProofs, websiteId, { cursor });
