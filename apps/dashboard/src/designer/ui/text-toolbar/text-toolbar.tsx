import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Icon, type IconName, Tooltip } from '@etalage/ui-kit/dashboard';
import { useState, type ReactNode } from 'react';
import { useDesigner, useDesignerSession } from '../../store/designer-context.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { isActive, textKindOf, type TextKind } from './text-attributes.ts';
import * as styles from './text-toolbar.css.ts';

type Session = ReturnType<typeof useDesignerSession>;
type Command = Parameters<Session['command']>[0];

const marks: readonly {
  command: Command;
  text: TextKey;
  letter: string;
  look: keyof typeof styles.letter;
}[] = [
  { command: 'bold', text: 'designer_text_bold', letter: 'B', look: 'bold' },
  { command: 'italic', text: 'designer_text_italic', letter: 'I', look: 'italic' },
  { command: 'underline', text: 'designer_text_underline', letter: 'U', look: 'underline' },
  { command: 'strike', text: 'designer_text_strike', letter: 'S', look: 'strike' },
];
const lists: readonly { command: Command; text: TextKey; icon: IconName }[] = [
  { command: 'bullet_list', text: 'designer_text_bullet_list', icon: 'bulletList' },
  { command: 'ordered_list', text: 'designer_text_ordered_list', icon: 'orderedList' },
];
const alignments: readonly { align: string; text: TextKey; icon: IconName }[] = [
  { align: 'left', text: 'designer_text_align_left', icon: 'alignLeft' },
  { align: 'center', text: 'designer_text_align_center', icon: 'alignCenter' },
  { align: 'right', text: 'designer_text_align_right', icon: 'alignRight' },
];
const levels = [1, 2, 3, 4] as const;

/** The tools of text that is edited in place. They send commands to the frame and show what holds at its cursor. */
export function TextToolbar() {
  const t = useText();
  const session = useDesignerSession();
  const attributes = useDesigner((state) => state.text.attributes);
  const [linking, setLinking] = useState(false);
  const send = (command: Command, values: Record<string, unknown> = {}) => session.command(command, values);
  const hasLink = isActive(attributes, 'link');

  const chooseKind = (kind: TextKind) =>
    kind === 'paragraph' ? send('paragraph') : send('heading', { level: Number(kind) });

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('designer_text_toolbar')}>
      <select
        className={styles.kind}
        aria-label={t('designer_text_kind')}
        value={textKindOf(attributes)}
        onChange={(event) => chooseKind(event.target.value as TextKind)}
      >
        <option value="paragraph">{t('designer_text_paragraph')}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {t('designer_text_heading', { level })}
          </option>
        ))}
      </select>
      {marks.map(({ command, text, letter, look }) => (
        <ToolButton
          key={command}
          name={t(text)}
          pressed={isActive(attributes, command)}
          onPress={() => send(command)}
        >
          <span className={styles.letter[look]} aria-hidden="true">
            {letter}
          </span>
        </ToolButton>
      ))}
      <ToolButton name={t('designer_text_link')} pressed={hasLink} onPress={() => setLinking(true)}>
        <Icon name="link" size={18} />
      </ToolButton>
      {hasLink && (
        <ToolButton name={t('designer_text_unlink')} onPress={() => send('unlink')}>
          <Icon name="unlink" size={18} />
        </ToolButton>
      )}
      {lists.map(({ command, text, icon }) => (
        <ToolButton
          key={command}
          name={t(text)}
          pressed={isActive(attributes, command)}
          onPress={() => send(command)}
        >
          <Icon name={icon} size={18} />
        </ToolButton>
      ))}
      {alignments.map(({ align, text, icon }) => (
        <ToolButton
          key={align}
          name={t(text)}
          pressed={attributes['text_align'] === align}
          onPress={() => send('text_align', { align })}
        >
          <Icon name={icon} size={18} />
        </ToolButton>
      ))}
      <LinkDialog
        open={linking}
        onOpenChange={setLinking}
        attributes={attributes}
        onSave={(link) => send('link', link)}
        onRemove={() => send('unlink')}
      />
    </div>
  );
}

interface ToolButtonProps {
  name: string;
  pressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function ToolButton({ name, pressed, onPress, children }: ToolButtonProps) {
  return (
    <Tooltip text={name}>
      <button
        type="button"
        className={styles.button}
        aria-label={name}
        {...(pressed !== undefined && { 'aria-pressed': pressed })}
        // The text keeps its focus and its selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        {children}
      </button>
    </Tooltip>
  );
}
