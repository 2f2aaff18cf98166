import { ApiError, type Message } from '../../calls/api-error.ts';

/** Fewest letters of a password. Length is what makes one hard to guess; rules about signs are not. */
export const SHORTEST_PASSWORD = 10;

/** What is wrong with a new password; undefined when it will do. */
export function passwordProblem(password: string, email: string): Message | undefined {
  if ([...password.normalize('NFKC')].length < SHORTEST_PASSWORD)
    return { key: 'accounts_password_too_short', values: { minimum: SHORTEST_PASSWORD } };
  if (new Set(password).size < 4) return { key: 'accounts_password_too_plain' };
  if (password.trim().toLowerCase() === email) return { key: 'accounts_password_is_email' };
  return undefined;
}

/** Refuses a new password that will not do, at its field. */
export function checkPassword(password: string, email: string, field = 'password'): void {
  const problem = passwordProblem(password, email);
  if (problem) throw new ApiError('validation_failed', { [field]: [problem] });
}
