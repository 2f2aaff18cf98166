import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useText } from '@etalage/ui-kit';
import { Toolbar } from 'radix-ui';
import { useState } from 'react';
import type { FormValues } from '../../field/conditional.ts';
import { fileAddress, filePathOf } from '../../files/upload-transport.ts';
import { useFieldServices } from '../../form/field-services.ts';
import { PopupForm } from '../../popup/popup-form.tsx';
import { richTextAttributes, runRichTextCommand } from '../../rich-text/rich-text-commands.editor.ts';
import { richTextIcons } from '../../rich-text/rich-text-icons.table.ts';
import { richTextPanels, type FilePlaces, type RichTextPanelName } from '../../rich-text/rich-text-panels.ts';
import { LookLists } from './look-lists.editor.tsx';
import { TableTools } from './table-tools.editor.tsx';
import { toolbarGroups, type CommandButton, type PanelButton } from './toolbar-buttons.ts';
import * as styles from './rich-text.css.ts';

/** The tools above rich text: lists of looks, and buttons that are one stop of the Tab key. */
export function RichTextToolbar({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const t = useText();
  const [panel, setPanel] = useState<RichTextPanelName | null>(null);
  const attributes = useEditorState({ editor, selector: ({ editor: now }) => richTextAttributes(now) });
  return (
    <>
      <LookLists editor={editor} attributes={attributes} disabled={disabled} />
      <Toolbar.Root className={styles.toolbar} aria-label={t('formfield_rich_toolbar')}>
        {toolbarGroups.map((group, index) => (
          <div key={index} className={styles.group}>
            {group.map((button) => (
              <ToolButton
                key={button.title}
                button={button}
                attributes={attributes}
                disabled={disabled}
                onRun={(values) => 'command' in button && runRichTextCommand(editor, button.command, values)}
                onOpen={setPanel}
              />
            ))}
          </div>
        ))}
      </Toolbar.Root>
      {attributes['table'] === true && <TableTools editor={editor} disabled={disabled} />}
      {panel && <Panel name={panel} editor={editor} attributes={attributes} onClose={() => setPanel(null)} />}
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
      // The text keeps its selection in sight.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
        <path d={richTextIcons[button.icon]} />
      </svg>
    </Toolbar.Button>
  );
}

/** Whether a button holds at the cursor; undefined for one that only does something. */
function isActive(button: CommandButton | PanelButton, attributes: FormValues): boolean | undefined {
  if ('panel' in button) return button.panel === 'link' ? Boolean(attributes['link']) : undefined;
  if (!button.isToggle) return undefined;
  const held = attributes[button.command];
  return button.setting ? held === button.setting.value : held === true;
}

interface PanelProps {
  name: RichTextPanelName;
  editor: Editor;
  attributes: FormValues;
  onClose: () => void;
}

function Panel({ name, editor, attributes, onClose }: PanelProps) {
  const t = useText();
  const [panel] = useState(() => richTextPanels[name]);
  const { upload } = useFieldServices();
  const places: FilePlaces = {
    addressOf: (path) => (upload ? fileAddress(path, upload.cdn) : path),
    pathOf: (address) => (upload ? filePathOf(address, upload.cdn) : address),
  };
  const [initial] = useState(() => panel.initial(attributes, places));
  const save = (values: FormValues) => {
    const outcome = panel.save(values, places);
    if ('issue' in outcome) throw new Error(t(outcome.issue));
    runRichTextCommand(editor, outcome.command, outcome.values);
  };
  return (
    <PopupForm
      open
      title={t(panel.title)}
      fields={panel.fields}
      initial={initial}
      onClose={onClose}
      onSave={save}
    />
  );
}
