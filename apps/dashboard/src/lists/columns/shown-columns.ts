/** The columns of an address; the usual ones for an empty text, and none for a bare comma. */
export function shownColumns<Name extends string>(
  text: string,
  all: readonly Name[],
  usual: readonly Name[],
): readonly Name[] {
  if (text === '') return usual;
  const named = text.split(',');
  return all.filter((name) => named.includes(name));
}

/** The columns as an address has them; '' for the usual ones. */
export function shownColumnsText<Name extends string>(
  names: readonly Name[],
  all: readonly Name[],
  usual: readonly Name[],
): string {
  const text = all.filter((name) => names.includes(name)).join(',');
  if (text === usual.join(',')) return '';
  return text === '' ? ',' : text;
}
