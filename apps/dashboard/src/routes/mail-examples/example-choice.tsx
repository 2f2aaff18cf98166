import { customerMails, type MailExample, shopMails } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useEffect, useRef } from 'react';
import * as textStyles from '../texts/texts.css.ts';
import * as styles from './mail-examples.css.ts';

interface Props {
  chosen: MailExample;
  onChoose: (mail: MailExample) => void;
}

/** Which mail is shown: those to customers, then those to the people of the shop. */
export function ExampleChoice({ chosen, onChoose }: Props) {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a small screen the mails are one row that scrolls.
    const current = place.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  const groups = [
    { title: t('mails_examples_customer'), mails: customerMails },
    { title: t('mails_examples_shop'), mails: shopMails },
  ];
  return (
    <nav ref={place} className={styles.choice} aria-label={t('mails_examples_choice')}>
      {groups.map(({ title, mails }) => (
        <div key={title} className={styles.group}>
          <h2 className={styles.groupTitle}>{title}</h2>
          <ul className={textStyles.screenList}>
            {mails.map((mail) => (
              <li key={mail}>
                <button
                  type="button"
                  className={textStyles.screen}
                  aria-current={mail === chosen || undefined}
                  onClick={() => onChoose(mail)}
                >
                  {t(`mails_example_${mail}`)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
