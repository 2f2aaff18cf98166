import type { BadgeTone } from '@etalage/ui-kit/dashboard';
import type { OrderWithdrawal } from '../../../queries/withdrawal-queries.ts';

export const stateTones = {
  received: 'waiting',
  returned: 'waiting',
  paid_back: 'good',
  refused: 'bad',
} as const satisfies Record<OrderWithdrawal['state'], BadgeTone>;
