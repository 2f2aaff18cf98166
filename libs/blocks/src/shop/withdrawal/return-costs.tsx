import { returnCostTexts } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';

/** Who pays for sending back, as far as the shop says so. */
export function ReturnCosts() {
  const t = useText();
  const { returns } = usePage().site.modules.webshop;
  if (!returns) return null;
  return returnCostTexts(returns).map(({ key, values }) => <p key={key}>{t(key, values)}</p>);
}
