import { Button, container, Notice, TextField, useText } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section-frame/section.tsx';
import type { passwordLogin } from './password-login.schema.ts';
import * as styles from './password-login.css.ts';

/** The password form of a page (PROT-01, PROT-07, PROT-09). A plain form; a behaviour stores the password. */
export function PasswordLogin({ data, editable }: BlockProps<typeof passwordLogin>) {
  const t = useText();
  const { feedback, path } = usePage();
  const errors = feedback?.form === 'page-password' ? Object.values(feedback.errors).flat() : [];
  return (
    <Section data={data}>
      <form
        className={`${container} ${styles.form}`}
        method="post"
        {...(!editable && { 'data-behaviour': 'page-password' })}
        data-page={path}
      >
        <h1>{t('website_protected_heading')}</h1>
        <div className={styles.errors} data-errors="">
          {errors.length > 0 && <Notice kind="danger">{errors.join(' ')}</Notice>}
        </div>
        <template data-notice="">
          <Notice kind="danger">{null}</Notice>
        </template>
        <input type="hidden" name="intent" value="page-password" />
        <TextField
          label={t('website_protected_label')}
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
        />
        <Button>{t('website_protected_button')}</Button>
      </form>
    </Section>
  );
}
