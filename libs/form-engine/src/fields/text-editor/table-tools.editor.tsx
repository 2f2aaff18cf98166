import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { tableCommands, type RichTextTarget } from './toolbar-buttons.ts';
import * as styles from './rich-text.css.ts';

/** The actions on the table at the cursor; removing the table has to be confirmed (RTE-34). */
export function TableTools({ run, disabled }: Omit<RichTextTarget, 'attributes'>) {
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
      {tableCommands.map(({ command, title }) => tool(t(title), () => run(command)))}
      {leaving ? (
        <>
          {tool(t('formfield_rich_table_sure'), () => run('delete_table'), styles.tableDanger)}
          {tool(t('formfield_cancel'), () => setLeaving(false))}
        </>
      ) : (
        tool(t('formfield_rich_delete_table'), () => setLeaving(true), styles.tableDanger)
      )}
    </div>
  );
}
