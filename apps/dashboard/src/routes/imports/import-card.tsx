import { useText } from '@etalage/ui-kit';
import { controlButton } from '@etalage/ui-kit/dashboard';
import { saveFile } from '../../screen/save-file.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { useChosenFile } from './chosen-file.ts';
import { exampleItems } from './example-items.ts';
import { FileDrop } from './file-drop.tsx';
import { tableOf, writeCsv } from './file/index.ts';
import * as styles from './imports.css.ts';
import { useChooseFile } from './use-choose-file.ts';

/** Begins an import with a file, or goes on with the one that was chosen before. */
export function ImportCard() {
  const t = useText();
  const { website } = useSession();
  const chosen = useChosenFile(website.id);
  const { choose, problem, isReading } = useChooseFile();
  const download = () => saveFile(t('imports_example_name'), writeCsv(tableOf(exampleItems(t), t)));
  return (
    <section className={styles.card} aria-labelledby="import">
      <div>
        <h2 id="import" className={styles.title}>
          {t('imports_choose_title')}
        </h2>
        <p className={styles.about}>{t('imports_choose_text')}</p>
      </div>
      <FileDrop onFile={(file) => void choose(file)} isReading={isReading} problem={problem} />
      <p className={styles.soft}>{t('imports_choose_safe')}</p>
      <div className={styles.actions}>
        {chosen && (
          <ScreenLink className={controlButton.secondary} to="/importeren/nieuw">
            {t('imports_choose_resume', { name: shortName(chosen.name) })}
          </ScreenLink>
        )}
        <button type="button" className={styles.link} onClick={download}>
          {t('imports_example')}
        </button>
      </div>
    </section>
  );
}

/** A name that fits in a button. */
const shortName = (name: string) => (name.length > 24 ? `${name.slice(0, 23)}…` : name);
