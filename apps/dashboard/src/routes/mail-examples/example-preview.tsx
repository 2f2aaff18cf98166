import type { MailExample } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ListStates } from '../../lists/list-states.tsx';
import { HtmlFrame } from '../../preview/html-frame.tsx';
import { failureTexts } from '../../queries/failure-texts.ts';
import type { MailPreview } from '../../queries/mail-example-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import type { Wordings } from '../texts/find-texts.ts';
import * as styles from './mail-examples.css.ts';
import { withOwnPictures } from './own-pictures.ts';
import { TrialMail } from './trial-mail.tsx';

const views = ['wide', 'narrow', 'plain'] as const;
type View = (typeof views)[number];

/** The window of a mail program, in pixels. */
const WINDOW = { wide: 680, narrow: 390 } as const;
const HEIGHT = 860;
/** A narrower window is that of a phone, which shows the mail as a phone does. */
const PHONE = 600;

interface Props {
  mail: MailExample;
  preview: UseQueryResult<MailPreview>;
  texts: Wordings;
  /** The choice of the mail. */
  children: ReactNode;
}

/** A mail as a computer, a phone or a reader of plain text shows it. */
export function ExamplePreview({ mail, preview, texts, children }: Props) {
  const t = useText();
  const [view, setView] = useState<View>(() => (window.innerWidth < PHONE ? 'narrow' : 'wide'));
  return (
    <section
      className={styles.preview}
      aria-label={t('mails_example_frame', { mail: t(`mails_example_${mail}`) })}
    >
      <div className={styles.choice}>{children}</div>
      <div className={styles.tools}>
        <ListStates
          label={t('mails_example_width')}
          states={views.map((one) => [one, t(`mails_example_${one}`)] as const)}
          value={view}
          onChange={setView}
        />
        <TrialMail mail={mail} texts={texts} />
      </div>
      <Shown mail={mail} preview={preview} view={view} />
    </section>
  );
}

function Shown({ mail, preview, view }: Omit<Props, 'texts' | 'children'> & { view: View }) {
  const t = useText();
  const { data, error } = preview;
  if (error) {
    const { general } = failureTexts(error, [], t);
    return general === '' ? (
      <LoadFailure onRetry={() => void preview.refetch()} />
    ) : (
      <p role="alert" className={styles.problem}>
        {general}
      </p>
    );
  }
  if (!data) return <TableSkeleton label={t('mails_examples_loading')} />;
  return (
    <>
      <p className={styles.subject}>
        <span className={styles.soft}>{t('mails_example_subject')}</span> <strong>{data.subject}</strong>
      </p>
      {view === 'plain' ? (
        <pre className={styles.plain}>{data.text}</pre>
      ) : (
        <HtmlFrame
          key={view}
          title={t('mails_example_frame', { mail: t(`mails_example_${mail}`) })}
          html={withOwnPictures(data.html, location.origin)}
          width={WINDOW[view]}
          height={HEIGHT}
        />
      )}
    </>
  );
}
