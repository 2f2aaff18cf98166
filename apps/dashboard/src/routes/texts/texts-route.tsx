import { siteTexts } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { PartScreen } from '../../parts/part-screen.tsx';
import { TextsEditor } from './texts-editor.tsx';

/** `/teksten`: the wording of every interface text of the website and its mails (TRN-05). */
export function TextsRoute() {
  const t = useText();
  const words = { title: t('texts_heading'), intro: t('texts_intro'), loading: t('texts_loading') };
  return (
    <PartScreen part={siteTexts} {...words}>
      {(calls, newest) => <TextsEditor calls={calls} newest={newest} />}
    </PartScreen>
  );
}
