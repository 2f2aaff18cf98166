const methods = [
  ['ideal', 'iDEAL | Wero'],
  ['bancontact', 'Bancontact'],
  ['creditcard', 'Creditcard'],
  ['paypal', 'PayPal'],
] as const;

/** The enabled payment methods of the emulated account, in Mollie's format. */
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

/** The name of a method for payers; an unknown id is returned unchanged. */
export function methodTitle(id: string): string {
  return methods.find(([known]) => known === id)?.[1] ?? id;
}
