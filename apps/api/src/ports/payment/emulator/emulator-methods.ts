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

/** A method as the payer knows it; an id that the account does not have is shown as it stands. */
export function methodTitle(id: string): string {
  return methods.find(([known]) => known === id)?.[1] ?? id;
}
