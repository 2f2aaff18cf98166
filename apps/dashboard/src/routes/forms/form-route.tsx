import { useText } from '@etalage/ui-kit';
import { backLink, controlButton, EmptyState, Icon, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ScreenLink } from '../../session/screen-link.tsx';
import { failedWith } from '../../queries/call-api.ts';
import { formQuery } from '../../queries/form-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { FormEditor } from './form-editor.tsx';

/** `/formulieren/{id}`: the questions of a form and what happens when it is sent. */
export function FormRoute() {
  const t = useText();
  const { id = '' } = useParams();
  const { website } = useSession();
  const form = useQuery(formQuery(website.id, id));
  const isMissing = failedWith(form.error, 'not_found');
  const back = (
    <ScreenLink className={backLink} to="/formulieren">
      <Icon name="back" size={16} />
      {t('forms_back')}
    </ScreenLink>
  );
  if (!form.data) {
    return (
      <>
        <ScreenHeader key="unknown" title={t(isMissing ? 'forms_missing' : 'forms_one')} back={back} />
        {isMissing && (
          <EmptyState icon="form" title={t('dashboard_not_found_title')} text={t('forms_missing_text')} />
        )}
        {form.isPending && <TableSkeleton label={t('dashboard_loading')} />}
        {form.isError && !isMissing && <LoadFailure onRetry={() => void form.refetch()} />}
      </>
    );
  }
  return (
    <>
      <ScreenHeader
        title={form.data.form.title}
        intro={t('forms_editor_intro')}
        back={back}
        actions={
          <ScreenLink className={controlButton.secondary} to={`/inzendingen?formulier=${id}`}>
            <Icon name="inbox" size={18} />
            {t('forms_open_submissions')}
          </ScreenLink>
        }
      />
      <FormEditor key={id} stored={form.data.form} />
    </>
  );
}
