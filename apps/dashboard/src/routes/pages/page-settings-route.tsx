import { useText } from '@etalage/ui-kit';
import { backLink, controlButton, EmptyState, Icon, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ScreenLink } from '../../session/screen-link.tsx';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { PageSettingsForm } from './page-settings-form.tsx';
import { PlannedStatus } from './planned-status.tsx';

/** `/paginas/{id}/instellingen`: the settings of a page that are not edited in the designer. */
export function PageSettingsRoute() {
  const t = useText();
  const { id = '' } = useParams();
  const { website } = useSession();
  const pages = useQuery(pagesQuery(website.id));
  const page = pages.data?.pages.find((one) => one.id === id);
  const back = (
    <ScreenLink className={backLink} to="/paginas">
      <Icon name="back" size={16} />
      {t('pages_settings_back')}
    </ScreenLink>
  );
  if (!page) {
    const isMissing = Boolean(pages.data);
    return (
      <>
        <ScreenHeader
          key="unknown"
          title={t(isMissing ? 'pages_settings_missing' : 'pages_settings')}
          back={back}
        />
        {isMissing && (
          <EmptyState
            icon="pages"
            title={t('dashboard_not_found_title')}
            text={t('pages_settings_missing_text')}
          />
        )}
        {pages.isPending && <TableSkeleton label={t('dashboard_loading')} />}
        {pages.isError && <LoadFailure onRetry={() => void pages.refetch()} />}
      </>
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
