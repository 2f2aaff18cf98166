/** Who may see a page: everybody, who knows its present password, or who knows a new one. */
export type PageAccess = 'open' | 'keep' | 'new';

/** What the server is told of a password: undefined keeps what there is, null takes it away. */
export function passwordChange(
  access: PageAccess,
  typed: string,
  isSecured: boolean,
): string | null | undefined {
  if (access === 'new') return typed;
  return access === 'open' && isSecured ? null : undefined;
}
