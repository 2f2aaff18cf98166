import type { WithdrawalSteps } from '@etalage/api-contract';
import { Button, TextField, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { ErrorBox } from '../errors/error-box.tsx';
import { focusWhenFirst } from '../errors/first-error.ts';
import * as styles from './withdrawal.css.ts';

const fields = ['name', 'number', 'email'] as const;

/** The first step; nothing more than this may be asked. */
export function Withdrawer({ steps }: { steps: WithdrawalSteps | undefined }) {
  const t = useText();
  const { feedback } = usePage();
  const own = feedback?.form === 'find-withdrawal' ? feedback : undefined;
  const errors = own?.errors ?? {};
  const others = Object.fromEntries(
    Object.entries(errors).filter(([name]) => !(fields as readonly string[]).includes(name)),
  );
  const shared = (name: (typeof fields)[number]) => ({
    name,
    required: true,
    maxLength: 200,
    defaultValue: own?.values[name] ?? steps?.[name] ?? '',
    errors: errors[name],
    ...focusWhenFirst(name, fields, errors),
  });
  return (
    <form className={styles.panel} method="post" noValidate aria-labelledby="herroepen">
      <h2 id="herroepen" className={styles.heading}>
        {t('withdrawal_who_heading')}
      </h2>
      <TextField label={t('withdrawal_name')} autoComplete="name" {...shared('name')} />
      <TextField
        label={t('withdrawal_number')}
        hint={t('withdrawal_number_hint')}
        autoComplete="off"
        {...shared('number')}
      />
      <TextField
        label={t('withdrawal_email')}
        hint={t('withdrawal_email_hint')}
        type="email"
        autoComplete="email"
        {...shared('email')}
      />
      <ErrorBox errors={others} />
      <Button name="intent" value="find-withdrawal">
        {t('withdrawal_next')}
      </Button>
    </form>
  );
}
