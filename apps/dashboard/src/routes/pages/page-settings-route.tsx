import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ScreenLink } from '../../session/screen-link.tsx';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { BackLink } from '../../screen/back-link.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { UnopenedScreen } from '../../screen/unopened-screen.tsx';
import { PageSettingsForm } from './page-settings-form.tsx';
import { PlannedStatus } from './planned-status.tsx';

/** `/paginas/{id}/instellingen`: the settings of a page that are not edited in the designer. */
export function PageSettingsRoute() {
  const t = useText();
  const { id = '' } = useParams();
  const { website } = useSession();
  const pages = useQuery(pagesQuery(website.id));
  const page = pages.data?.pages.find((one) => one.id === id);
  const back = <BackLink to="/paginas" text="pages_settings_back" />;
  if (!page) {
    return (
      <UnopenedScreen
        query={pages}
        isMissing={pages.data !== undefined}
        icon="pages"
        texts={{
          one: 'pages_settings',
          missing: 'pages_settings_missing',
          about: 'pages_settings_missing_text',
        }}
        back={back}
      />
    );
  }
  return (
    <>
      <ScreenHeader
        title={t('pages_settings_heading', { title: page.title })}
        intro={<PlannedStatus page={page} />}
        back={back}
        actions={
          <ScreenLink className={controlButton.secondary} to={`/paginas/${page.id}`}>
            <Icon name="edit" size={18} />
            {t('pages_open')}
          </ScreenLink>
        }
      />
      <PageSettingsForm key={page.id} page={page} />
    </>
  );
}
