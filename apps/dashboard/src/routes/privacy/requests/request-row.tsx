import { answerBy, daysLeft } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { dutchDayOf, formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useId } from 'react';
import {
  type KeptRequest,
  postChangeRequest,
  postDeleteRequest,
} from '../../../queries/privacy-request-queries.ts';
import * as styles from '../privacy.css.ts';
import { useRequestCall } from './use-request-call.ts';

/** A request: what and when, how long there is left, and what can be done with it. */
export function RequestRow({ request }: { request: KeptRequest }) {
  const t = useText();
  const headingId = useId();
  const { id, kind, asked_on, is_extended, done_on } = request;
  const change = useRequestCall(postChangeRequest);
  const remove = useRequestCall(postDeleteRequest);
  const isDone = done_on !== null;
  const day = formatDate(asked_on);
  const title = t(`privacy_request_${kind}`);
  const labelOf = (action: string) => t('privacy_request_of', { action, kind: title, day });
  const finish = t(isDone ? 'privacy_request_reopen' : 'privacy_request_finish');
  const extend = t(is_extended ? 'privacy_request_shorten' : 'privacy_request_extend');
  return (
    <section className={styles.entry} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.kindTitle}>
        {title}
      </h3>
      <p className={styles.why}>
        {t('privacy_request_day')} {day}
      </p>
      <p className={isLate(request) ? styles.late : styles.found}>{stateText(request, t)}</p>
      <div className={styles.actions}>
        <Action
          busy={change.isPending}
          aria-label={labelOf(finish)}
          onClick={() => change.mutate({ id, is_extended, is_done: !isDone })}
        >
          {finish}
        </Action>
        {!isDone && (
          <Action
            busy={change.isPending}
            title={t('privacy_request_extend_hint')}
            aria-label={labelOf(extend)}
            onClick={() => change.mutate({ id, is_extended: !is_extended, is_done: isDone })}
          >
            {extend}
          </Action>
        )}
        <Action
          icon="trash"
          busy={remove.isPending}
          aria-label={labelOf(t('privacy_request_delete'))}
          onClick={() => remove.mutate(id)}
        >
          {t('privacy_request_delete')}
        </Action>
      </div>
    </section>
  );
}

const leftOf = ({ asked_on, is_extended }: KeptRequest): number =>
  daysLeft(asked_on, is_extended, dutchDayOf(new Date()));

const isLate = (request: KeptRequest): boolean => request.done_on === null && leftOf(request) < 0;

function stateText(request: KeptRequest, t: Translate): string {
  if (request.done_on !== null) return t('privacy_request_done', { day: formatDate(request.done_on) });
  const day = formatDate(answerBy(request.asked_on, request.is_extended));
  const count = leftOf(request);
  if (count < 0) return t('privacy_request_late', { day });
  if (count === 0) return t('privacy_request_left_none');
  return t(count === 1 ? 'privacy_request_left_one' : 'privacy_request_left', { day, count });
}
