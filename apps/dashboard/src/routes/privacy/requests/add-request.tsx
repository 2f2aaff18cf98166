import { checkRequest, type PersonRequest, requestKinds } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, InputField, SelectField, useToast } from '@etalage/ui-kit/dashboard';
import { type FormEvent, useState } from 'react';
import { postAddRequest } from '../../../queries/privacy-request-queries.ts';
import { FormCard } from '../../../screen/form-card.tsx';
import { pair } from '../../shipping/shipping.css.ts';
import * as styles from '../privacy.css.ts';
import { useRequestCall } from './use-request-call.ts';

/** Keeps a request that came in. */
export function AddRequest() {
  const t = useText();
  const showToast = useToast();
  const today = dutchDayOf(new Date());
  const [request, setRequest] = useState<PersonRequest>({ kind: 'access', asked_on: today });
  const [error, setError] = useState('');
  const [id, setId] = useState(() => crypto.randomUUID());
  const add = useRequestCall(postAddRequest);

  function submit(event: FormEvent) {
    event.preventDefault();
    const [refused] = checkRequest(request, today)['asked_on'] ?? [];
    const isDay = /^\d{4}-\d\d-\d\d$/.test(request.asked_on);
    setError(refused ? t(refused.key) : isDay ? '' : t('request_day_early'));
    if (refused || !isDay || add.isPending) return;
    add.mutate(
      { id, request },
      {
        onSuccess: () => {
          // Another press adds another one.
          setId(crypto.randomUUID());
          showToast({ text: t('privacy_request_added') });
        },
      },
    );
  }

  return (
    <FormCard title={t('privacy_request_add')}>
      <form noValidate onSubmit={submit}>
        <div className={pair}>
          <SelectField
            label={t('privacy_request_kind')}
            value={request.kind}
            onChange={({ target }) => setRequest({ ...request, kind: target.value as PersonRequest['kind'] })}
          >
            {requestKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`privacy_request_${kind}`)}
              </option>
            ))}
          </SelectField>
          <InputField
            type="date"
            label={t('privacy_request_day')}
            max={today}
            error={error || undefined}
            value={request.asked_on}
            onChange={({ target }) => setRequest({ ...request, asked_on: target.value })}
          />
        </div>
        <div className={styles.actions}>
          <Action type="submit" icon="plus" busy={add.isPending}>
            {t('privacy_request_add')}
          </Action>
        </div>
      </form>
    </FormCard>
  );
}
