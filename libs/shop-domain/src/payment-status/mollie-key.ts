/** Why a text cannot be a key of Mollie; '' if it can be one. `other`: a secret of Mollie, but of another kind. */
export type MollieKeyProblem = '' | 'empty' | 'other' | 'shape';

/** Longest key that is accepted; those of Mollie are shorter. */
export const MOLLIE_KEY_LENGTH = 200;

/** Checks the shape of a key as it was pasted, without asking Mollie. */
export function mollieKeyProblem(typed: string): MollieKeyProblem {
  const key = typed.trim();
  if (key === '') return 'empty';
  if (/^(access|org|app|pfl|cst)_/.test(key)) return 'other';
  return key.length <= MOLLIE_KEY_LENGTH && /^(test|live)_[\w-]{30,}$/.test(key) ? '' : 'shape';
}

/** Whether payments with a key move no money. */
export function isTestKey(key: string): boolean {
  return key.startsWith('test_');
}

/** What is shown of a key after it was stored. */
export function hintOfKey(key: string): string {
  return key.slice(-4);
}
