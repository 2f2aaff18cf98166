import { siteTexts } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { controlButton } from '@etalage/ui-kit/dashboard';
import { PartScreen } from '../../parts/part-screen.tsx';
import { ScreenLink } from '../../session/screen-link.tsx';
import { TextsEditor } from './texts-editor.tsx';

/** `/teksten`: the wording of every interface text of the website and its mails (TRN-05). */
export function TextsRoute() {
  const t = useText();
  const actions = (
    <ScreenLink className={controlButton.secondary} to="/teksten/mails">
      {t('mails_examples_open')}
    </ScreenLink>
  );
  const words = { title: t('texts_heading'), intro: t('texts_intro'), loading: t('texts_loading') };
  return (
    <PartScreen part={siteTexts} {...words} actions={actions}>
      {(calls, newest) => <TextsEditor calls={calls} newest={newest} />}
    </PartScreen>
  );
}
