import type { InvoiceDocument } from '@etalage/shop-domain';
import { type Elements, euros, plain } from './ubl-elements.ts';
import { taxCategory, writtenGroups } from './ubl-tax.ts';

/** The lines; a discount is an allowance of its line, so that piece times price less allowance is the line. */
export function ublLines(document: InvoiceDocument): Elements[] {
  const isCredit = document.kind === 'credit_note';
  const { written } = writtenGroups(document);
  return document.lines.map((line, at) => {
    const { quantity, net, discount, title, details, article_number, category, rate } = line;
    const pieces = { text: String(quantity), attributes: { unitCode: 'C62' } };
    return {
      'cbc:ID': String(at + 1),
      ...(isCredit ? { 'cbc:CreditedQuantity': pieces } : { 'cbc:InvoicedQuantity': pieces }),
      'cbc:LineExtensionAmount': euros(net),
      'cac:AllowanceCharge':
        discount > 0
          ? {
              'cbc:ChargeIndicator': 'false',
              'cbc:AllowanceChargeReasonCode': '95',
              'cbc:Amount': euros(discount),
            }
          : undefined,
      'cac:Item': {
        'cbc:Description': plain(details.join('; ')),
        'cbc:Name': plain(title) ?? '-',
        'cac:SellersItemIdentification': plain(article_number)
          ? { 'cbc:ID': plain(article_number) }
          : undefined,
        'cac:ClassifiedTaxCategory': taxCategory({ category: written(category), rate }),
      },
      'cac:Price': {
        'cbc:PriceAmount': { text: priceOf(net + discount, quantity), attributes: { currencyID: 'EUR' } },
      },
    };
  });
}

/** The price of a piece in euros, with as many digits as it takes for all pieces to be the amount to the cent. */
export function priceOf(cents: number, quantity: number): string {
  const exact = cents / 100 / quantity;
  for (let digits = 2; digits < 10; digits += 1) {
    const price = exact.toFixed(digits);
    if (Math.round(Number(price) * quantity * 1e6) === cents * 1e4) return price;
  }
  return exact.toFixed(10);
}
