import { useText } from '@etalage/ui-kit';
import { controlButton, Icon, Menu, Tooltip } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { useScreen } from '../screen/screen-state.tsx';
import { beside } from '../screen/screen.css.ts';
import { useMedia } from '../screen/use-media.ts';
import * as styles from './bar.css.ts';
import { DeviceSwitch, deviceNames } from './device-switch.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { SavedState } from './saved-state.tsx';
import { devices } from '../screen/canvas-size.ts';

export interface DesignerSubject {
  kind: 'page' | 'template';
  title: string;
  /** Address of the page on the website; empty for a template. */
  url: string;
}

interface Props {
  subject: DesignerSubject;
  /** The button that publishes. */
  children: ReactNode;
}

/** The top of the designer: the title, whether it is saved and published, and the actions on the whole document. */
export function DesignerBar({ subject, children }: Props) {
  const t = useText();
  const wide = useMedia(beside);
  const { change } = useScreen();
  const view = {
    text: t('designer_view'),
    onChoose: () => void window.open(subject.url, '_blank', 'noreferrer'),
  };
  const keys = { text: t('designer_shortcuts'), keys: '?', onChoose: () => change({ showsKeys: true }) };
  const sizes = devices.map((device) => ({
    text: t(deviceNames[device]),
    onChoose: () => change({ device }),
  }));
  const entries = [...(wide ? [] : sizes), ...(subject.url && !wide ? [view] : []), keys];
  return (
    <div className={styles.bar}>
      <Tooltip text={t('designer_back')} side="right">
        <ScreenLink className={controlButton.icon} to="/paginas" aria-label={t('designer_back')}>
          <Icon name="back" />
        </ScreenLink>
      </Tooltip>
      <div className={styles.subject}>
        <h1 className={styles.title}>
          {subject.title}
          {subject.kind === 'template' && (
            <span className={styles.badge}>{t('designer_template_badge')}</span>
          )}
        </h1>
        <SavedState />
      </div>
      {wide && <HistoryButtons />}
      {wide && <DeviceSwitch />}
      <div className={styles.end}>
        {wide && subject.url && (
          <a className={controlButton.quiet} href={subject.url} target="_blank" rel="noreferrer">
            <Icon name="external" size={18} />
            {t('designer_view_short')}
          </a>
        )}
        <Menu
          trigger={
            <button type="button" className={controlButton.icon} aria-label={t('designer_more')}>
              <Icon name="more" />
            </button>
          }
          entries={entries}
        />
        {children}
      </div>
    </div>
  );
}
