import { RichTextPicture } from '@etalage/form-engine/editor';
import { useText } from '@etalage/ui-kit';
import { useDesignerSession } from '../../session/designer-context.tsx';
import * as styles from '../screen/settings-panel.css.ts';

interface Props {
  attributes: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/** The attributes of the picture that is selected in a text, shown instead of the settings of its block (RTE-38). */
export function SelectedPicture({ attributes, onClose }: Props) {
  const t = useText();
  const session = useDesignerSession();
  return (
    <section className={styles.form} aria-labelledby="selected-picture">
      <h2 id="selected-picture" className={styles.name}>
        {t('designer_picture_title')}
      </h2>
      <RichTextPicture
        key={JSON.stringify(attributes)}
        attributes={{ image: attributes }}
        run={session.command}
        onClose={onClose}
      />
    </section>
  );
}
