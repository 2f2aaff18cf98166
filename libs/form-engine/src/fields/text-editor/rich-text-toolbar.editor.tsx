import { useText } from '@etalage/ui-kit';
import { Toolbar } from 'radix-ui';
import { useRef, useState } from 'react';
import type { FormValues } from '../../definition/conditional.ts';
import { richTextIcons } from '../../rich-text/rich-text-icons.table.ts';
import type { PanelSide } from '../../popup/popup-form.tsx';
import type { RichTextPanelName } from '../../rich-text/rich-text-panels.ts';
import { LookLists } from './look-lists.editor.tsx';
import { RichTextSidePanel } from './rich-text-side-panel.editor.tsx';
import { sideBeside } from './side-beside.ts';
import { TableTools } from './table-tools.editor.tsx';
import {
  toolbarGroups,
  type CommandButton,
  type PanelButton,
  type RichTextTarget,
} from './toolbar-buttons.ts';
import * as styles from './rich-text.css.ts';

/** The tools above rich text: lists of looks, and buttons that are one stop of the Tab key. */
export function RichTextToolbar(target: RichTextTarget) {
  const t = useText();
  const { attributes, run, disabled } = target;
  const bar = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<{ name: RichTextPanelName; side: PanelSide } | null>(null);
  const open = (name: RichTextPanelName) => {
    if (bar.current) setPanel({ name, side: sideBeside(bar.current) });
  };
  return (
    <>
      <LookLists {...target} />
      <Toolbar.Root ref={bar} className={styles.toolbar} aria-label={t('formfield_rich_toolbar')}>
        {toolbarGroups.map((group, index) => (
          <div key={index} className={styles.group}>
            {group.map((button) => (
              <ToolButton
                key={button.title}
                button={button}
                attributes={attributes}
                disabled={disabled}
                onRun={(values) => 'command' in button && run(button.command, values)}
                onOpen={open}
              />
            ))}
          </div>
        ))}
      </Toolbar.Root>
      {attributes['table'] === true && <TableTools run={run} disabled={disabled} />}
      {panel && (
        <RichTextSidePanel {...panel} attributes={attributes} run={run} onClose={() => setPanel(null)} />
      )}
    </>
  );
}

interface ToolButtonProps {
  button: CommandButton | PanelButton;
  attributes: FormValues;
  disabled: boolean;
  onRun: (values?: FormValues) => void;
  onOpen: (panel: RichTextPanelName) => void;
}

function ToolButton({ button, attributes, disabled, onRun, onOpen }: ToolButtonProps) {
  const t = useText();
  const isOn = isActive(button, attributes);
  const isIdle =
    'command' in button &&
    ((button.command === 'undo' && !attributes['can_undo']) ||
      (button.command === 'redo' && !attributes['can_redo']));
  const press = () => {
    if ('panel' in button) return onOpen(button.panel);
    const { setting } = button;
    onRun(setting && { [setting.name]: isOn ? setting.off : setting.value });
  };
  return (
    <Toolbar.Button
      className={styles.command}
      disabled={disabled || isIdle}
      title={t(button.title)}
      aria-label={t(button.title)}
      aria-pressed={isOn}
      // The selection of the text stays visible.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
        <path d={richTextIcons[button.icon]} />
      </svg>
    </Toolbar.Button>
  );
}

/** Whether a button is active at the cursor; undefined for a button without a state. */
function isActive(button: CommandButton | PanelButton, attributes: FormValues): boolean | undefined {
  if ('panel' in button) return button.panel === 'link' ? Boolean(attributes['link']) : undefined;
  if (!button.isToggle) return undefined;
  const current = attributes[button.command];
  return button.setting ? current === button.setting.value : current === true;
}
