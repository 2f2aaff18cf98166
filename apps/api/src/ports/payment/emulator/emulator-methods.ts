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

/** Whether a payment can be ended, as long as nobody has paid it; one by iDEAL never, as at many banks. */
export function isCancelable({
  status,
  method,
}: {
  readonly status: string;
  readonly method: string | null;
}): boolean {
  return status === 'open' && method !== 'ideal';
}

/** The name of a method for payers; an unknown id is returned unchanged. */
export function methodTitle(id: string): string {
  return methods.find(([known]) => known === id)?.[1] ?? id;
}
