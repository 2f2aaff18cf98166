import { menuBounds, type SiteMenu } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useStore } from 'zustand';
import { PartBar } from '../../parts/part-bar.tsx';
import type { OpenedPart, PartCalls } from '../../parts/part-calls.ts';
import { usePartEditor } from '../../parts/use-part-editor.ts';
import { MenuPreview } from './menu-preview.tsx';
import { MenuStructure } from './menu-structure.tsx';
import * as styles from './menus.css.ts';

interface Props {
  id: string;
  calls: PartCalls<SiteMenu>;
  newest: OpenedPart<SiteMenu>;
}

/** The name and entries of a menu, with its preview. Every change is saved by itself. */
export function MenuEditor({ id, calls, newest }: Props) {
  const t = useText();
  const editor = usePartEditor(calls, newest);
  const { value, errors } = useStore(editor.store);
  const change = (next: Partial<SiteMenu>, field: string) =>
    editor.change({ ...editor.store.getState().value, ...next }, field);
  return (
    <>
      <div className={styles.layout}>
        <div className={styles.fields}>
          <InputField
            label={t('menus_field_title')}
            hint={t('menus_field_title_hint')}
            error={errors['title']?.join(' ')}
            maxLength={menuBounds.label}
            autoComplete="off"
            value={value.title}
            onChange={(event) => change({ title: event.target.value }, 'title')}
          />
          <MenuStructure
            items={value.items}
            errors={errors}
            onChange={(items, field = '') => change({ items }, field)}
            onUndo={editor.undo}
          />
        </div>
        <MenuPreview id={id} menu={value} />
      </div>
      <PartBar editor={editor} calls={calls} />
    </>
  );
}
