import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { backLink, Icon } from '@etalage/ui-kit/dashboard';
import { ScreenLink } from '../session/screen-link.tsx';

/** The way back from one thing to the list of all, above the heading of its screen. */
export function BackLink({ to, text }: { to: string; text: TextKey }) {
  const t = useText();
  return (
    <ScreenLink className={backLink} to={to}>
      <Icon name="back" size={16} />
      {t(text)}
    </ScreenLink>
  );
}
