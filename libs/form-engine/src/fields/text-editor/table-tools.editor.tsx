import type { Editor } from '@tiptap/core';
import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { runRichTextCommand } from '../../rich-text/rich-text-commands.editor.ts';
import { tableCommands } from './toolbar-buttons.ts';
import * as styles from './rich-text.css.ts';

/** What can be done with the table at the cursor; taking the table away is asked twice (RTE-34). */
export function TableTools({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const t = useText();
  const [leaving, setLeaving] = useState(false);
  const tool = (title: string, act: () => void, look = styles.tableTool) => (
    <button
      key={title}
      type="button"
      className={look}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      {title}
    </button>
  );
  return (
    <div role="group" aria-label={t('formfield_rich_table_tools')} className={styles.tableTools}>
      {tableCommands.map(({ command, title }) => tool(t(title), () => runRichTextCommand(editor, command)))}
      {leaving ? (
        <>
          {tool(
            t('formfield_rich_table_sure'),
            () => runRichTextCommand(editor, 'delete_table'),
            styles.tableDanger,
          )}
          {tool(t('formfield_cancel'), () => setLeaving(false))}
        </>
      ) : (
        tool(t('formfield_rich_delete_table'), () => setLeaving(true), styles.tableDanger)
      )}
    </div>
  );
}
