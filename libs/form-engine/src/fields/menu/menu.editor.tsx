import { useText } from '@etalage/ui-kit';
import { readReferences } from '../../definition/reference.ts';
import { useFieldServices } from '../../form-parts/field-services.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { ReferenceField } from '../reference-picker/reference-field.editor.tsx';
import { link } from '../title/title.css.ts';

/** A menu of the website, with the way to its entries. */
export function MenuWidget(props: WidgetProps) {
  const t = useText();
  const { addressOf } = useFieldServices();
  const [id] = readReferences(props.value);
  const route = id === undefined ? '/menus' : `/menus/${id}`;
  return (
    <>
      <ReferenceField {...props} kind="menus" />
      {addressOf && (
        // Another tab, so that what is being edited here stays open.
        <a className={link} href={addressOf(route)} target="_blank" rel="noopener">
          {t(id === undefined ? 'reference_open_menus' : 'reference_open_menu')}
        </a>
      )}
    </>
  );
}
