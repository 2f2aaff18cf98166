import { siteCookies, siteLook } from '@etalage/api-contract';
import { plainTheme } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { ThemeServices } from '../../field-services/theme-services.tsx';
import { PartScreen } from '../../parts/part-screen.tsx';
import { usePart } from '../../parts/use-part-editor.ts';
import { useSession } from '../../session/session-context.ts';
import { themeOf } from '../look/theme-of-look.ts';
import { CookiesEditor } from './cookies-editor.tsx';

/** `/cookies`: what the website stores at visitors, and the bar that asks for it (COOK-17). */
export function CookiesRoute() {
  const t = useText();
  const { website } = useSession();
  const look = usePart(siteLook, website.id).query.data?.published;
  const words = { title: t('cookies_heading'), intro: t('cookies_intro'), loading: t('cookies_loading') };
  return (
    <ThemeServices theme={look ? themeOf(look) : plainTheme}>
      <PartScreen part={siteCookies} {...words}>
        {(calls, newest) => <CookiesEditor calls={calls} newest={newest} />}
      </PartScreen>
    </ThemeServices>
  );
}
