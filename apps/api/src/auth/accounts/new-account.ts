import { ApiError, type Message } from '../../calls/api-error.ts';
import { hashPassword } from './password-hash.ts';
import { flatName } from './person-name.ts';
import { passwordProblem } from './password-rule.ts';

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
}

interface Typed {
  readonly name?: string | undefined;
  readonly password?: string | undefined;
}

/** The account of an invited person, to be stored. Throws `validation_failed` with the messages of all fields together. */
export async function newAccount({ name = '', password }: Typed, email: string): Promise<NewAccount> {
  const trimmed = flatName(name);
  const required: Message = { key: 'error_field_required' };
  const problem = password === undefined ? required : passwordProblem(password, email);
  if (!trimmed || problem || password === undefined)
    throw new ApiError('validation_failed', {
      name: trimmed ? [] : [required],
      password: problem ? [problem] : [],
    });
  return { email, name: trimmed, password_hash: await hashPassword(password) };
}
