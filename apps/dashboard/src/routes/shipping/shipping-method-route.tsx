import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { shippingQuery } from '../../queries/shipping-queries.ts';
import { BackLink } from '../../screen/back-link.tsx';
import { UnopenedScreen } from '../../screen/unopened-screen.tsx';
import { useSession } from '../../session/session-context.ts';
import { NewShippingEditor, ShippingEditor } from './shipping-editor.tsx';

const back = <BackLink to="/instellingen/verzending" text="shipping_heading" />;

/** `/instellingen/verzending/{id}`, and `/instellingen/verzending/nieuw` for one that is not there yet. */
export function ShippingMethodRoute() {
  const { id = '' } = useParams();
  const { website } = useSession();
  // Fetched each time, so that nobody starts from a version that was changed by somebody else.
  const query = useQuery({
    ...shippingQuery(website.id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const settings = query.isFetchedAfterMount ? query.data : undefined;
  const opened = settings?.methods.find((method) => method.id === id);
  if (settings && id === 'nieuw') return <NewShippingEditor settings={settings} back={back} />;
  if (settings && opened) return <ShippingEditor key={id} opened={opened} settings={settings} back={back} />;
  return (
    <UnopenedScreen
      query={{ ...query, isPending: !query.isFetchedAfterMount }}
      isMissing={settings !== undefined}
      icon="truck"
      texts={{ one: 'shipping_one', missing: 'shipping_missing', about: 'shipping_missing_text' }}
      back={back}
    />
  );
}
