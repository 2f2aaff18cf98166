import { useText } from '@etalage/ui-kit';
import { controlButton, Icon, type IconName } from '@etalage/ui-kit/dashboard';
import { HistoryButtons } from './bar/history-buttons.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { LayersTree } from './layers/layers-tree.tsx';
import * as styles from './panels.css.ts';
import { TemplatePicker } from './picker/template-picker.tsx';
import { useScreen, type PanelName } from './screen/screen-state.tsx';

const icons: Record<PanelName, IconName> = { add: 'plus', layers: 'layers', settings: 'settings' };

/** The buttons that open panels: at the left of a wide screen, at the bottom of a small one. */
export function PanelRail({ wide }: { wide: boolean }) {
  const t = useText();
  const { panel, change } = useScreen();
  const names: readonly PanelName[] = wide ? ['add', 'layers'] : ['add', 'layers', 'settings'];
  return (
    <nav className={styles.rail} aria-label={t('designer_panels_label')}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.railButton}
          aria-expanded={panel === name}
          onClick={() => change({ panel: panel === name ? null : name, insertAt: null })}
        >
          <Icon name={icons[name]} size={22} />
          {t(`designer_panel_${name}`)}
        </button>
      ))}
      {!wide && <HistoryButtons />}
    </nav>
  );
}

/** The open panel: beside the page on a wide screen, a sheet over its lower half on a small one. */
export function OpenPanel() {
  const t = useText();
  const { panel, change } = useScreen();
  if (!panel) return null;
  const title = t(`designer_panel_${panel}`);
  return (
    <aside className={styles.panel} aria-label={title} data-drop={panel === 'layers' ? undefined : 'none'}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{title}</h2>
        <button
          type="button"
          className={controlButton.icon}
          aria-label={t('designer_panel_close')}
          onClick={() => change({ panel: null, insertAt: null })}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      <div className={styles.panelBody}>
        {panel === 'add' && <TemplatePicker />}
        {panel === 'layers' && <LayersTree />}
        {panel === 'settings' && <Inspector />}
      </div>
    </aside>
  );
}

/** The settings beside the page. */
export function InspectorColumn() {
  const t = useText();
  return (
    <aside className={styles.inspector} aria-label={t('designer_inspector_label')} data-drop="none">
      <Inspector />
    </aside>
  );
}
