import type { getMollieAccount, listMollieMethods } from '@etalage/api-contract';
import { requireRole } from '../../auth/require-role.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { PaymentProviderError } from '../../ports/payment/payment-provider.ts';
import { paymentRoles } from '../payment-methods.handlers.ts';
import { readMollieAccount } from './mollie-account.repository.ts';

/** The account with which the website takes payments. */
export const getMollieAccountHandler: Handler<typeof getMollieAccount> = async (_input, context) => {
  requireRole(context, paymentRoles);
  return context.read((tx) => readMollieAccount(tx, context));
};

/** Asks the provider which methods are on there; an owner turns them on in their account, not here. */
export const listMollieMethodsHandler: Handler<typeof listMollieMethods> = async (_input, context) => {
  requireRole(context, paymentRoles);
  const { ports, log, websiteId } = context;
  try {
    const methods = await ports.payments.provider.methods(websiteId);
    return { methods: methods.map(({ id }) => id) };
  } catch (fault) {
    if (!(fault instanceof PaymentProviderError)) throw fault;
    log.warn({ err: fault, websiteId }, 'payment methods could not be asked');
    throw new ApiError('payment_unavailable');
  }
};
