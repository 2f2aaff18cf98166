/** Who may see a page: everybody, visitors with its current password, or visitors with a new password. */
export type PageAccess = 'open' | 'keep' | 'new';

/** The password to send to the server: undefined keeps the current one, null removes it. */
export function passwordChange(
  access: PageAccess,
  typed: string,
  isSecured: boolean,
): string | null | undefined {
  if (access === 'new') return typed;
  return access === 'open' && isSecured ? null : undefined;
}
