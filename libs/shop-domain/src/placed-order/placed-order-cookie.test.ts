import { describe, expect, it } from 'vitest';
import { placedOrderOf, placedOrderValue } from './placed-order-cookie.ts';

describe('the cookie of the order that a browser placed', () => {
  it.each(['jan@voorbeeld.nl', 'jan+tafel@voorbeeld.nl', 'jan;x=1@voorbeeld.nl'])(
    'returns token and e-mail %s as they were written',
    (email) => {
      const value = placedOrderValue({ session: 'os_1', email });
      expect(value).not.toMatch(/[;, ]/);
      expect(placedOrderOf(decodeURIComponent(value))).toEqual({ session: 'os_1', email });
    },
  );

  it.each(['', 'os_1', ' a@b.nl', 'os_1 a@b.nl c'])('reads nothing from %j', (value) => {
    expect(placedOrderOf(value)).toBeUndefined();
  });
});
