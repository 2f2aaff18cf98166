import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions } from '@etalage/ui-kit/dashboard';
import { type FormEvent, useState } from 'react';
import { FormFailure } from '../../../session/form-failure.tsx';
import { dialogForm } from '../pages.css.ts';
import { lastPart, movesTo, pathAbove } from './page-tree.ts';
import { PlaceSelect } from './place-select.tsx';
import { useMovePages } from './use-move-pages.tsx';

interface Props {
  /** What is moved: pages and folders. */
  things: readonly { readonly path: string; readonly title: string }[];
  onClose: () => void;
  onDone?: () => void;
  onCloseFocus?: (event: Event) => void;
}

/** Chooses where pages stand; without dragging them. */
export function MovePagesDialog({ things, onClose, onDone, onCloseFocus }: Props) {
  const t = useText();
  const [first] = things;
  const one = things.length === 1 ? first : undefined;
  const { above, choose, submit, failure, isPending } = useMoveTo(
    things.map(({ path }) => path),
    one ? pathAbove(one.path) : '',
    () => {
      onDone?.();
      onClose();
    },
  );
  const count = String(things.length);
  return (
    <Dialog
      open
      title={one ? t('pages_move_title', { title: one.title }) : t('pages_move_many_title', { count })}
      onOpenChange={(open) => !open && onClose()}
      {...(onCloseFocus && { onCloseFocus })}
    >
      <form className={dialogForm} noValidate onSubmit={submit}>
        <PlaceSelect
          label={t('pages_move_below')}
          hint={
            one ? t('pages_move_address', { path: above + lastPart(one.path) }) : t('pages_move_redirects')
          }
          without={things.map(({ path }) => path)}
          value={above}
          onChange={(event) => choose(event.target.value)}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isPending}>
            {t('pages_move')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The chosen place, and the move to it; `failure` says why nothing was moved. */
function useMoveTo(paths: readonly string[], before: string, onDone: () => void) {
  const t = useText();
  const [above, setAbove] = useState(before);
  const [failure, setFailure] = useState('');
  const move = useMovePages();
  return {
    above,
    failure,
    isPending: move.isPending,
    choose: (path: string) => {
      setFailure('');
      setAbove(path);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const moves = movesTo(paths, above);
      if (moves.length === 0) {
        setFailure(t('pages_move_nowhere'));
        return;
      }
      move.mutate(moves, {
        onSuccess: ({ moved, refused }) => {
          const [problem] = refused;
          if (moved.length === 0 && problem) setFailure(problem.message);
          else onDone();
        },
      });
    },
  };
}
