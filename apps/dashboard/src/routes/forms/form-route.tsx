import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ScreenLink } from '../../session/screen-link.tsx';
import { failedWith } from '../../queries/call-api.ts';
import { formQuery } from '../../queries/form-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { BackLink } from '../../screen/back-link.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { UnopenedScreen } from '../../screen/unopened-screen.tsx';
import { FormEditor } from './form-editor.tsx';

/** `/formulieren/{id}`: the questions of a form and what happens when it is sent. */
export function FormRoute() {
  const t = useText();
  const { id = '' } = useParams();
  const { website } = useSession();
  const form = useQuery(formQuery(website.id, id));
  const back = <BackLink to="/formulieren" text="forms_back" />;
  if (!form.data) {
    return (
      <UnopenedScreen
        query={form}
        isMissing={failedWith(form.error, 'not_found')}
        icon="form"
        texts={{ one: 'forms_one', missing: 'forms_missing', about: 'forms_missing_text' }}
        back={back}
      />
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
