import { useText } from '@etalage/ui-kit';
import type { Submission } from '../../queries/form-queries.ts';
import { textLink } from '../../screen/surface.css.ts';
import { FileAction } from './file-action.tsx';
import * as styles from './submissions.css.ts';

type Answer = Submission['answers'][number];

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Questions with their answers, each in its own reading direction; an e-mail address is a link. */
export function SubmissionAnswers({ answers }: { answers: readonly Answer[] }) {
  const t = useText();
  if (answers.length === 0) return <p>{t('submissions_no_words')}</p>;
  return (
    <dl className={styles.answers}>
      {answers.map((answer) => (
        <div key={answer.identifier}>
          <dt className={styles.question}>{answer.label}</dt>
          <dd className={styles.answer} dir="auto">
            <AnswerText answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AnswerText({ answer: { value, files } }: { answer: Answer }) {
  if (files.length > 0)
    return files.map(({ path, name }) => <FileAction key={path} path={path} name={name} />);
  if (!ADDRESS.test(value)) return value;
  return (
    <a className={textLink} href={`mailto:${value}`}>
      {value}
    </a>
  );
}
