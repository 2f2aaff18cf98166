import { useText } from '@etalage/ui-kit';
import { backLink, controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { createContext, type PropsWithChildren, useContext } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { ScreenLink } from '../../session/screen-link.tsx';
import * as styles from './orders.css.ts';

/** The page of the list from which an order was opened: its search in the address, and the numbers of its rows in order. */
const orderPlace = z.object({ search: z.string(), numbers: z.array(z.string()) });
type OrderPlace = z.output<typeof orderPlace>;

const PlaceContext = createContext<OrderPlace | undefined>(undefined);

/** Orders that are opened from within remember the list. */
export function WithOrderPlace({ numbers, children }: PropsWithChildren<{ numbers: string[] }>) {
  const { search } = useLocation();
  return <PlaceContext value={{ search, numbers }}>{children}</PlaceContext>;
}

/** What a link to an order hands over to its screen. */
export const useOrderPlace = (): OrderPlace | undefined => useContext(PlaceContext);

/** The way back to the list as it was searched, and to the orders before and after this one in it. */
export function OrderPlaceLinks({ number }: { number: string }) {
  const t = useText();
  const state: unknown = useLocation().state;
  const read = orderPlace.safeParse(state);
  const place = read.success ? read.data : { search: '', numbers: [] };
  const at = place.numbers.indexOf(number);
  return (
    <span className={styles.place}>
      <ScreenLink className={backLink} to={`/bestellingen${place.search}`}>
        <Icon name="back" size={16} />
        {t('dashboard_orders_heading')}
      </ScreenLink>
      {at >= 0 && place.numbers.length > 1 && (
        <nav className={styles.neighbours} aria-label={t('dashboard_order_neighbours')}>
          <Neighbour place={place} number={place.numbers[at - 1]} text="dashboard_order_before" />
          <Neighbour place={place} number={place.numbers[at + 1]} text="dashboard_order_after" />
        </nav>
      )}
    </span>
  );
}

interface NeighbourProps {
  place: OrderPlace;
  /** Undefined at the end of the page. */
  number: string | undefined;
  text: 'dashboard_order_before' | 'dashboard_order_after';
}

function Neighbour({ place, number, text }: NeighbourProps) {
  const t = useText();
  if (number === undefined) return null;
  return (
    <ScreenLink
      className={controlButton.icon}
      to={`/bestellingen/${encodeURIComponent(number)}`}
      state={place}
      aria-label={t(text, { number })}
      title={t(text, { number })}
    >
      <Icon name={text === 'dashboard_order_before' ? 'previous' : 'next'} size={16} />
    </ScreenLink>
  );
}
