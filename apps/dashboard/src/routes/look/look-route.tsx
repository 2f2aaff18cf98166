import { siteLook } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { PartScreen } from '../../parts/part-screen.tsx';
import { LookEditor } from './look-editor.tsx';

/** `/stijl`: the colours, letters and corners of the website (STY-34). */
export function LookRoute() {
  const t = useText();
  const words = { title: t('look_heading'), intro: t('look_intro'), loading: t('look_loading') };
  return (
    <PartScreen part={siteLook} {...words}>
      {(calls, newest) => <LookEditor calls={calls} newest={newest} />}
    </PartScreen>
  );
}
