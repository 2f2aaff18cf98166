import type { WithdrawalSteps } from '@etalage/api-contract';
import { formatDate } from '@etalage/texts/format';
import { Button, TextField, useText, visuallyHidden } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { ErrorBox } from '../errors/error-box.tsx';
import { focusWhenFirst } from '../errors/first-error.ts';
import { exclusionText } from './exclusion-text.ts';
import { LineWords } from './line-words.tsx';
import { MadeWithdrawals } from './made-withdrawals.tsx';
import { WhoFields } from './who-fields.tsx';
import * as styles from './withdrawal.css.ts';

interface Props {
  steps: WithdrawalSteps;
  order: NonNullable<WithdrawalSteps['order']>;
}

/** Which pieces are withdrawn: all of them unless something else is typed. */
export function ChooseLines({ steps, order }: Props) {
  const t = useText();
  const { feedback } = usePage();
  const own = feedback?.form === 'choose-withdrawal' ? feedback : undefined;
  const errors = own?.errors ?? {};
  const ofLines = order.lines.map((_, at) => `lines.${at}.pieces`);
  const others = Object.fromEntries(Object.entries(errors).filter(([field]) => !ofLines.includes(field)));
  return (
    <form className={styles.panel} method="post" noValidate aria-labelledby="herroepen">
      <h2 id="herroepen" className={styles.heading}>
        {t('withdrawal_lines_heading')}
      </h2>
      <p>
        {order.last_day === null
          ? t('withdrawal_no_last_day')
          : t('withdrawal_last_day', { day: formatDate(order.last_day) })}{' '}
        {t('withdrawal_lines_intro')}
      </p>
      <WhoFields {...steps} />
      <ul className={styles.lines}>
        {order.lines.map((line, at) => (
          <li key={line.position} className={styles.line}>
            <LineWords line={line} note={exclusionText(line.exclusion, t)} />
            {line.left > 0 && (
              <TextField
                wrapperClass={styles.count}
                label={
                  <>
                    {t('withdrawal_pieces')}
                    <span className={visuallyHidden}>
                      {' '}
                      {t('withdrawal_pieces_title', { title: line.title })}
                    </span>
                  </>
                }
                hint={t('withdrawal_pieces_of', { count: line.left })}
                name={`pieces-${line.position}`}
                inputMode="numeric"
                maxLength={5}
                defaultValue={own?.values[`pieces-${line.position}`] ?? String(line.left)}
                errors={errors[`lines.${at}.pieces`]}
                {...focusWhenFirst(`lines.${at}.pieces`, ofLines, errors)}
              />
            )}
          </li>
        ))}
      </ul>
      <MadeWithdrawals made={order.made} />
      <ErrorBox errors={others} />
      <Button name="intent" value="choose-withdrawal">
        {t('withdrawal_next')}
      </Button>
    </form>
  );
}
