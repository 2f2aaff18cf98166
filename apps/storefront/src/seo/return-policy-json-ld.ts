import { isAlwaysExcluded, type Product, WITHDRAWAL_DAYS } from '@etalage/shop-domain';
import type { Site } from '@etalage/site-model';

const SCHEMA = 'https://schema.org/';

/** Who pays for sending back, as the shop says it; the law leaves it to the buyer only if it is said. */
const FEES = { shop: `${SCHEMA}FreeReturn`, buyer: `${SCHEMA}ReturnFeesCustomerResponsibility` } as const;

/**
 * How a product can be sent back, as its page says: not at all where nobody can withdraw from it. Nothing of a website that
 * sells nothing, or that does not say where it is.
 */
export function returnPolicyOf(
  { withdrawal_exclusion: exclusion }: Product,
  { modules, company }: Pick<Site, 'modules' | 'company'>,
) {
  const { withdrawal, returns } = modules.webshop;
  const country = company.country;
  if (!withdrawal || country === '') return {};
  const policy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCountry: country,
  };
  if (isAlwaysExcluded(exclusion))
    return {
      hasMerchantReturnPolicy: { ...policy, returnPolicyCategory: `${SCHEMA}MerchantReturnNotPermitted` },
    };
  const payer = returns?.return_costs ?? '';
  return {
    hasMerchantReturnPolicy: {
      ...policy,
      returnPolicyCategory: `${SCHEMA}MerchantReturnFiniteReturnWindow`,
      merchantReturnDays: WITHDRAWAL_DAYS,
      returnMethod: `${SCHEMA}ReturnByMail`,
      ...(payer !== '' && { returnFees: FEES[payer] }),
    },
  };
}
