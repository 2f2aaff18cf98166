import { checkBookedPeriod } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { useAddress } from '../../lists/use-address.ts';
import { askedPeriod, nameOfPeriod, type PeriodName, periodOf } from './chosen-period.ts';

/** The period of the screen, which stands in the address, so that a link and a reload show the same sums. */
export function useChosenPeriod() {
  const { get, set } = useAddress();
  const today = dutchDayOf(new Date());
  const period = askedPeriod(get('van'), get('tot'), today);
  const { from, until } = period;
  const show = (van: string, tot: string) => set({ van, tot }, { replace: true, preventScrollReset: true });
  return {
    period,
    /** The name of the period; '' for another one. */
    name: nameOfPeriod(period, today),
    /** What is wrong with it, said at its last day. */
    problem: checkBookedPeriod(period)['until']?.[0],
    /** Whether the VAT returns are shown instead of the books. */
    isVat: get('tab') === 'btw',
    showVat: (isShown: boolean) => set({ tab: isShown ? 'btw' : '' }),
    choose: (name: PeriodName) => {
      const named = periodOf(name, today);
      show(named.from, named.until);
    },
    setFrom: (day: string) => show(day, until),
    setUntil: (day: string) => show(from, day),
  };
}

export type ChosenPeriod = ReturnType<typeof useChosenPeriod>;
