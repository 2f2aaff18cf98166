import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useText } from '@etalage/ui-kit';
import { Toolbar } from 'radix-ui';
import { useState } from 'react';
import type { FieldDefinition } from '../../field/field-definition.ts';
import { textOf } from '../../options/choice.ts';
import { PopupForm } from '../../popup/popup-form.tsx';
import { richTextCommands } from './rich-text-commands.editor.ts';
import * as styles from './rich-text.css.ts';

const LINK: FieldDefinition[] = [
  {
    type: 'text',
    key: 'href',
    title: 'formfield_rich_link_address',
    help: 'formfield_rich_link_help',
    settings: { input: 'link' },
  },
  {
    type: 'boolean',
    key: 'target',
    title: 'formfield_rich_link_blank',
    true_value: '_blank',
    false_value: '',
  },
];

/** The buttons above rich text: one stop of the Tab key, arrows go along them. */
export function RichTextToolbar({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const t = useText();
  const [linking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      names: richTextCommands.filter((command) => command.isActive?.(now)).map((command) => command.name),
      link: now.isActive('link'),
      attributes: now.getAttributes('link'),
    }),
  });
  const setLink = ({ href, target }: Readonly<Record<string, unknown>>) => {
    const address = textOf(href).trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else if (!chain.setLink({ href: address, target: textOf(target) || null }).run()) {
      throw new Error(t('formfield_check_link'));
    }
  };
  return (
    <Toolbar.Root className={styles.toolbar} aria-label={t('formfield_rich_toolbar')}>
      {richTextCommands.map((command) => (
        <Toolbar.Button
          key={command.name}
          className={styles.command}
          disabled={disabled}
          title={t(command.title)}
          aria-label={t(command.title)}
          aria-pressed={command.isActive ? active.names.includes(command.name) : undefined}
          onClick={() => command.run(editor)}
        >
          {command.face}
        </Toolbar.Button>
      ))}
      <Toolbar.Button
        className={styles.command}
        disabled={disabled}
        aria-pressed={active.link}
        onClick={() => setLinking(true)}
      >
        {t('formfield_rich_link')}
      </Toolbar.Button>
      <PopupForm
        open={linking}
        title={t('formfield_rich_link')}
        fields={LINK}
        initial={{ href: textOf(active.attributes['href']), target: textOf(active.attributes['target']) }}
        onClose={() => setLinking(false)}
        onSave={setLink}
      />
    </Toolbar.Root>
  );
}
