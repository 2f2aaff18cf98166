import { ApiError, type Message } from '../../calls/api-error.ts';

/** Minimum number of characters of a password. There are no rules about signs: length makes a password hard to guess. */
export const SHORTEST_PASSWORD = 10;

/** The message about a new password that is not accepted; undefined when it is accepted. */
export function passwordProblem(password: string, email: string): Message | undefined {
  if ([...password.normalize('NFKC')].length < SHORTEST_PASSWORD)
    return { key: 'accounts_password_too_short', values: { minimum: SHORTEST_PASSWORD } };
  if (new Set(password).size < 4) return { key: 'accounts_password_too_plain' };
  if (password.trim().toLowerCase() === email) return { key: 'accounts_password_is_email' };
  return undefined;
}

/** Throws `validation_failed` at `field` for a new password that is not accepted. */
export function checkPassword(password: string, email: string, field = 'password'): void {
  const problem = passwordProblem(password, email);
  if (problem) throw new ApiError('validation_failed', { [field]: [problem] });
}
