import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { failedWith } from '../../../queries/call-api.ts';
import { productQuery } from '../../../queries/product-queries.ts';
import { BackLink } from '../../../screen/back-link.tsx';
import { UnopenedScreen } from '../../../screen/unopened-screen.tsx';
import { useSession } from '../../../session/session-context.ts';
import { ProductEditor } from './product-editor.tsx';

/** `/producten/{id}`: everything about one product. */
export function ProductRoute() {
  const { id = '' } = useParams();
  const { website } = useSession();
  const opened = useQuery(productQuery(website.id, id));
  const back = <BackLink to="/producten" text="products_back" />;
  if (opened.data) return <ProductEditor key={id} opened={opened.data} back={back} />;
  return (
    <UnopenedScreen
      query={opened}
      isMissing={failedWith(opened.error, 'not_found')}
      icon="tag"
      texts={{ one: 'products_one', missing: 'products_missing', about: 'products_missing_text' }}
      back={back}
    />
  );
}
