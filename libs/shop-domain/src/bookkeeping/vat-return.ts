import { type InvoicedVat, VAT_BOXES, VAT_PLACES_ELSEWHERE, type VatPlace, vatPlaceOf } from './vat-place.ts';

/** What invoices of a period charge in one way; credit notes are taken off. Cents. */
export interface InvoicedPart extends InvoicedVat {
  readonly net: number;
  readonly tax: number;
}

interface Sum {
  net: number;
  tax: number;
}

/** The VAT return of a period, of what was sold. */
export function vatReturn(parts: readonly InvoicedPart[]) {
  const sums = new Map<VatPlace, Sum>();
  for (const part of parts) {
    const place = vatPlaceOf(part);
    const sum = sums.get(place) ?? { net: 0, tax: 0 };
    sums.set(place, { net: sum.net + part.net, tax: sum.tax + part.tax });
  }
  const sumOf = (place: VatPlace): Sum => sums.get(place) ?? { net: 0, tax: 0 };
  const boxes = VAT_BOXES.map((box) => {
    const { net, tax } = sumOf(box);
    return { box, net, tax, net_euros: wholeEuros(net), tax_euros: wholeEuros(tax) };
  });
  return {
    boxes,
    /** 5a of the form: the VAT of all boxes. */
    due: {
      tax: boxes.reduce((all, { tax }) => all + tax, 0),
      tax_euros: boxes.reduce((all, { tax_euros: euros }) => all + euros, 0),
    },
    elsewhere: VAT_PLACES_ELSEWHERE.map((place) => ({ place, ...sumOf(place) })),
    total: {
      net: parts.reduce((all, { net }) => all + net, 0),
      tax: parts.reduce((all, { tax }) => all + tax, 0),
    },
  };
}

/** Cents as the whole euros of the form, rounded in favour of who fills it in: down, also what is given back. */
export function wholeEuros(cents: number): number {
  return Math.floor(cents / 100) + 0;
}
