import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { failedWith } from '../../queries/call-api.ts';
import { propertyQuery } from '../../queries/property-queries.ts';
import { BackLink } from '../../screen/back-link.tsx';
import { UnopenedScreen } from '../../screen/unopened-screen.tsx';
import { useSession } from '../../session/session-context.ts';
import { PropertyEditor } from './property-editor.tsx';

/** `/kenmerken/{id}`: a property with its values. */
export function PropertyRoute() {
  const { id = '' } = useParams();
  const { website } = useSession();
  const opened = useQuery(propertyQuery(website.id, id));
  const back = <BackLink to="/kenmerken" text="properties_back" />;
  if (opened.data) return <PropertyEditor key={id} opened={opened.data} back={back} />;
  return (
    <UnopenedScreen
      query={opened}
      isMissing={failedWith(opened.error, 'not_found')}
      icon="properties"
      texts={{ one: 'properties_one', missing: 'properties_missing', about: 'properties_missing_text' }}
      back={back}
    />
  );
}
