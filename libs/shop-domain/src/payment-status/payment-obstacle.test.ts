import { describe, expect, it } from 'vitest';
import { type OfferedPayment, paymentObstacle, type PaymentShop } from './payment-obstacle.ts';

const method: OfferedPayment = { id: 'ideal', enabled: true, provider: 'online', has_account: false };
const shop: PaymentShop = { takes_online: true, handovers: ['delivery', 'pickup'] };

describe('paymentObstacle', () => {
  it.each<[Partial<OfferedPayment>, Partial<PaymentShop>, string]>([
    [{}, {}, ''],
    [{ enabled: false }, { takes_online: false }, 'off'],
    [{}, { takes_online: false }, 'online'],
    [{ id: 'wire', provider: 'offline' }, { takes_online: false }, 'account'],
    [{ id: 'wire', provider: 'offline', has_account: true }, { takes_online: false }, ''],
    [{ id: 'pay_on_pickup', provider: 'offline' }, {}, ''],
    [{ id: 'pay_on_pickup', provider: 'offline' }, { handovers: ['delivery'] }, 'pickup'],
    [{ id: 'pay_on_pickup', provider: 'offline' }, { handovers: [] }, ''],
    [{ id: 'pay_later', provider: 'offline' }, {}, 'account'],
    [{ id: 'pay_later', provider: 'offline', has_account: true }, { takes_online: false }, ''],
    [{ id: 'pay_later', provider: 'offline', has_account: true }, { handovers: ['pickup'] }, ''],
    [{ id: 'pay_later', provider: 'offline', has_account: true }, { handovers: [] }, 'delivery'],
  ])('%j in a shop with %j: "%s"', (changes, changed, obstacle) => {
    expect(paymentObstacle({ ...method, ...changes }, { ...shop, ...changed })).toBe(obstacle);
  });
});
