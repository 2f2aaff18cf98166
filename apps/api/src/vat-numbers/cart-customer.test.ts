import { expect, it } from 'vitest';
import { sentCustomer } from './cart-customer.ts';

it('stores each field of a customer on one line, so that no line of a mail can be forged', () => {
  const sent = {
    invoice_firstname: 'A\r\nBcc: evil@x.nl',
    shipping_city: 'a\u2028b',
    invoice_street: ' Dam ',
  };
  expect(sentCustomer(sent)).toEqual({
    invoice_firstname: 'A Bcc: evil@x.nl',
    shipping_city: 'a b',
    invoice_street: ' Dam ',
  });
});
