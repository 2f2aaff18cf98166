import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { failedWith } from '../../queries/call-api.ts';
import { ownedCategoryQuery } from '../../queries/category-queries.ts';
import { BackLink } from '../../screen/back-link.tsx';
import { UnopenedScreen } from '../../screen/unopened-screen.tsx';
import { useSession } from '../../session/session-context.ts';
import { CategoryEditor } from './category-editor.tsx';

/** `/categorieen/{id}`: everything about one category but its place. */
export function CategoryRoute() {
  const { id = '' } = useParams();
  const { website } = useSession();
  const opened = useQuery(ownedCategoryQuery(website.id, id));
  const back = <BackLink to="/categorieen" text="categories_back" />;
  if (opened.data) return <CategoryEditor key={id} opened={opened.data} back={back} />;
  return (
    <UnopenedScreen
      query={opened}
      isMissing={failedWith(opened.error, 'not_found')}
      icon="folder"
      texts={{ one: 'categories_one', missing: 'categories_missing', about: 'categories_missing_text' }}
      back={back}
    />
  );
}
