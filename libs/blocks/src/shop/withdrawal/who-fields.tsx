import type { WithdrawalSteps } from '@etalage/api-contract';

/** Who withdraws from which order, for the next step: the page stores nothing. */
export function WhoFields({ name, number, email }: Pick<WithdrawalSteps, 'name' | 'number' | 'email'>) {
  return (
    <>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="email" value={email} />
    </>
  );
}
