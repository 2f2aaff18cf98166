import { useText } from '@etalage/ui-kit';
import { PageHeader } from '@etalage/ui-kit/dashboard';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../session/session-context.ts';

/**
 * The heading of a screen, which is also the title of the window. It gets the focus if the screen was opened from
 * another one, so that a screen reader announces it; not on the first load, when the page itself is read.
 */
export function ScreenHeader(props: Omit<ComponentProps<typeof PageHeader>, 'headingRef'>) {
  const t = useText();
  const { website } = useSession();
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstScreen = key === 'default';
  useEffect(() => {
    if (isFirstScreen) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // Only when the screen opens: later changes must not move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    document.title = t('dashboard_window_title', { screen: props.title, website: website.name });
  }, [t, props.title, website.name]);
  return <PageHeader {...props} headingRef={heading} />;
}
