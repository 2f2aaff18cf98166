/** Parameters by their name in the address; an empty value removes one. */
export type Changes = Readonly<Record<string, string>>;

/** The parameters that the router has rendered, and those asked for since, oldest first. */
export interface AddressAhead {
  readonly from: string;
  readonly asked: readonly string[];
}

/** What a screen shows: the parameters that were asked for last. */
export function shownAddress({ from, asked }: AddressAhead): string {
  return asked.at(-1) ?? from;
}

/** After the router has rendered `address`: what is still on its way. An address that nobody asked for here counts alone. */
export function arrived(ahead: AddressAhead, address: string): AddressAhead {
  if (address === ahead.from) return ahead;
  const at = ahead.asked.lastIndexOf(address);
  return { from: address, asked: at === -1 ? [] : ahead.asked.slice(at + 1) };
}

/** The parameters with changes. */
export function withChanges(address: string, changes: Changes): string {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next.toString();
}
