import { useText } from '@etalage/ui-kit';
import { controlButton } from '@etalage/ui-kit/dashboard';
import { definitionOf } from '../blocks/block-definition.ts';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { TemplateThumbnail } from '../picker/template-thumbnail.tsx';
import { useScreen } from '../screen/screen-state.tsx';
import * as styles from './empty-page.css.ts';

const suggestions = ['sectionContentSpecialOne', 'contentImage', 'sectionContent'] as const;

/** The start of an empty page: three sections that most pages begin with. */
export function EmptyPage({ kind }: { kind: 'page' | 'template' }) {
  const t = useText();
  const actions = useBlockActions();
  const { change, panel } = useScreen();
  return (
    <section
      className={panel ? `${styles.empty} ${styles.beside}` : styles.empty}
      aria-labelledby="empty-page"
    >
      <div className={styles.card}>
        <h2 id="empty-page" className={styles.title}>
          {t(kind === 'page' ? 'designer_empty_title' : 'designer_empty_template')}
        </h2>
        <p className={styles.text}>{t('designer_empty_text')}</p>
        <ul className={styles.list}>
          {suggestions.map((type) => {
            const definition = definitionOf(type);
            return (
              definition && (
                <li key={type}>
                  <button type="button" className={styles.suggestion} onClick={() => actions.insert(type)}>
                    <TemplateThumbnail definition={definition} />
                    {t(definition.title)}
                  </button>
                </li>
              )
            );
          })}
        </ul>
        <button
          type="button"
          className={controlButton.secondary}
          onClick={() => change({ panel: 'add', insertAt: null })}
        >
          {t('designer_empty_other')}
        </button>
      </div>
    </section>
  );
}
