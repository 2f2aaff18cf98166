import { useText } from '@etalage/ui-kit';
import { ListChoice } from '../../lists/list-choice.tsx';
import { ListStates } from '../../lists/list-states.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { useSession } from '../../session/session-context.ts';
import { type MailSearch, stateNames, subjectNames } from './mail-search.ts';

/** Search, filters and order of the list. */
export function MailToolbar({ search }: { search: MailSearch }) {
  const t = useText();
  const { website } = useSession();
  const { get, set } = search;
  const shown = get('toon');
  // Who may not read what was sent with forms has no mails about them.
  const subjects = Object.entries(subjectNames).filter(
    ([, about]) => about !== 'forms' || website.role === 'owner',
  );
  return (
    <>
      <ListStates
        label={t('mails_filter')}
        states={[
          ['', t('mails_state_all')],
          ...Object.entries(stateNames).map(([name, state]) => [name, t(`mails_state_${state}`)] as const),
        ]}
        value={Object.hasOwn(stateNames, shown) ? shown : ''}
        onChange={(name) => set('toon', name)}
      />
      <ListToolbar
        search={search}
        searchLabel={t('mails_search')}
        sorts={[
          ['nieuwste', t('mails_sort_newest')],
          ['oudste', t('mails_sort_oldest')],
        ]}
      >
        <ListChoice
          label={t('mails_about')}
          value={get('over')}
          options={[
            ['', t('mails_about_all')],
            ...subjects.map(([name, about]) => [name, t(`mails_about_${about}`)] as const),
          ]}
          onChange={(name) => set('over', name)}
        />
      </ListToolbar>
    </>
  );
}
