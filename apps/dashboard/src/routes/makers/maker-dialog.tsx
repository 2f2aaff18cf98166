import { checkMaker } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  keepMakers,
  type MakerContent,
  type OwnedMaker,
  postSaveMaker,
} from '../../queries/maker-queries.ts';
import { showFormErrors } from '../../screen/use-save-form.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { dialogForm } from '../pages/pages.css.ts';
import { MakerFields } from './maker-fields.tsx';
import { useSaveMaker } from './use-save-maker.ts';

const empty: MakerContent = {
  name: '',
  postal_address: '',
  electronic_address: '',
  is_outside_eu: false,
  responsible_name: '',
  responsible_postal_address: '',
  responsible_electronic_address: '',
};

interface Props {
  /** The one that is edited; a new one without. */
  maker: OwnedMaker | undefined;
  onClose: () => void;
}

/** What a shop must say of a maker. */
export function MakerDialog({ maker, onClose }: Props) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  // A repeat of a call whose reply was lost is about the same maker.
  const [id] = useState(() => maker?.id ?? crypto.randomUUID());
  const form = useForm<MakerContent>({ defaultValues: maker ? contentOf(maker) : empty });
  const { save, isBusy, failure } = useSaveMaker(form, {
    call: (typed) => postSaveMaker(website.id, { id, version: maker?.version ?? 0, maker: typed }),
    onDone: (makers) => {
      keepMakers(client, website.id, makers);
      showToast({ text: t('dashboard_saved') });
      onClose();
    },
  });
  const submit = form.handleSubmit((typed) => {
    const content = trimmed(typed);
    const found = Object.entries(checkMaker(content));
    const texts = found.map(([field, rules]): [string, string[]] => [
      field,
      rules.map(({ key, values }) => t(key, values)),
    ]);
    showFormErrors(form, Object.fromEntries(texts), (name) => name);
    if (found.length === 0) save(content);
  });
  return (
    <Dialog open title={t(maker ? 'makers_edit' : 'makers_new')} onOpenChange={(open) => !open && onClose()}>
      <FormProvider {...form}>
        <form className={dialogForm} noValidate onSubmit={submit}>
          <MakerFields />
          <FormFailure>{failure}</FormFailure>
          <DialogActions>
            <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
            <Action kind="primary" type="submit" busy={isBusy}>
              {t(isBusy ? 'dashboard_saving' : 'dashboard_save')}
            </Action>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}

function contentOf(maker: OwnedMaker): MakerContent {
  const { id: _id, version: _version, product_count: _count, ...content } = maker;
  return content;
}

/** What is typed as it is stored: without spaces around it. */
function trimmed(typed: MakerContent): MakerContent {
  const entries = Object.entries(typed).map(([key, value]): [string, string | boolean] => [
    key,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return { ...typed, ...Object.fromEntries(entries) };
}
