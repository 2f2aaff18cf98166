const methods = [
  ['ideal', 'iDEAL | Wero'],
  ['bancontact', 'Bancontact'],
  ['creditcard', 'Creditcard'],
  ['paypal', 'PayPal'],
] as const;

/** The payment methods that the emulated account has switched on, in Mollie's form. */
export function emulatedMethods(): Record<string, unknown> {
  const list = methods.map(([id, description]) => ({
    resource: 'method',
    id,
    description,
    status: 'activated',
    image: {},
  }));
  return { count: list.length, _embedded: { methods: list } };
}
