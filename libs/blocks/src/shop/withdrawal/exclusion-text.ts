import type { WithdrawalExclusion } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';

/** Why nobody can withdraw from something, or until when; '' where they simply can. */
export function exclusionText(exclusion: WithdrawalExclusion, t: Translate): string {
  return exclusion === '' ? '' : t(`withdrawal_excluded_${exclusion}`);
}
