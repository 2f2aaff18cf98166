import { checkPeppol } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { failedWith } from '../../queries/call-api.ts';
import { peppolQuery, type PeppolSettings, postPeppol } from '../../queries/peppol-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';

export interface ConnectionFields {
  scheme: string;
  participant: string;
  url: string;
  legal_entity: string;
  key: string;
  sending: 'automatic' | 'self';
  reach: 'belgium' | 'all';
  current_password: string;
}

const ruled = ['participant', 'url', 'legal_entity', 'key'] as const;

/** What is stored, or what the details of the company say. */
export function fieldsOf({
  scheme,
  participant,
  url,
  legal_entity,
  sending,
  reach,
  version,
  proposal,
}: PeppolSettings): ConnectionFields {
  const isEmpty = participant === '';
  return {
    scheme: isEmpty ? (proposal?.scheme ?? '0208') : scheme,
    participant: isEmpty ? (proposal?.participant ?? '') : participant,
    url,
    legal_entity,
    key: '',
    sending: version === 0 ? 'automatic' : sending,
    reach,
    current_password: '',
  };
}

/** What the rules of the server say about what is typed, by field, as texts. */
export function faultsOf(
  typed: ConnectionFields,
  { hint, emulator }: Pick<PeppolSettings, 'hint' | 'emulator'>,
  t: Translate,
): Partial<Record<(typeof ruled)[number], string>> {
  const errors = checkPeppol(typed, { hasKey: hint !== '', emulator });
  return Object.fromEntries(
    ruled.flatMap((name) => {
      const [first] = errors[name] ?? [];
      return first ? [[name, t(first.key, first.values)]] : [];
    }),
  );
}

/** The form of the connection, which is checked as the server does before it is sent. */
export function useConnectionForm(settings: PeppolSettings, onClose: () => void) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const form = useForm<ConnectionFields>({ defaultValues: fieldsOf(settings) });
  const sending = useSubmit(form, {
    call: async (typed) => {
      try {
        return await postPeppol(website.id, { ...typed, version: settings.version });
      } catch (error) {
        if (failedWith(error, 'conflict')) void client.invalidateQueries(peppolQuery(website.id));
        throw error;
      }
    },
    onDone: (stored) => {
      client.setQueryData(peppolQuery(website.id).queryKey, stored);
      showToast({ text: t('peppol_saved') });
      onClose();
    },
  });
  const ruleOf = (name: (typeof ruled)[number]) => ({
    validate: (_text: string, typed: ConnectionFields) => faultsOf(typed, settings, t)[name] ?? true,
  });
  const failure = failedWith(sending.error, 'conflict') ? t('peppol_changed') : sending.failure;
  return { form, ruleOf, submit: sending.submit, isBusy: sending.isBusy, failure };
}
