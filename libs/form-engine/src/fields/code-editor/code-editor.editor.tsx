import { lazily } from '../../controls/lazily.tsx';
import * as styles from './code-editor.css.ts';

/** The code editor is as large as all other fields together, so it is loaded when a form shows it. */
export const CodeEditorWidget = lazily(
  () => import('./code-mirror.editor.tsx').then((file) => file.CodeMirror),
  {
    around: (words) => (
      <div className={styles.frame}>
        <div className={styles.waiting}>{words}</div>
      </div>
    ),
  },
);
