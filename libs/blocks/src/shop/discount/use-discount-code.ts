import { decodeReply, postEndpoint, visitorCalls } from '@etalage/api-contract/client';
import type { Cart } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { useClient } from '../../runtime/island-root.tsx';
import { codeText } from './discount-texts.ts';
import { allMessages, messagesOf } from '../errors/messages-of.ts';

/** What a changed code answers with. */
export type CodeChanged = Pick<Cart, 'shoppingcart' | 'quote' | 'shipment' | 'vies' | 'payment'>;

interface Options {
  session: string;
  /** The messages of a returned form. */
  errors: readonly string[];
  /** Saves what the code may depend on; runs first. */
  prepare: () => Promise<unknown>;
  onChanged: (changed: CodeChanged) => void;
}

/** Sets or takes away the discount code of a cart; what is refused stays in the field with its message. */
export function useDiscountCode({ session, errors: start, prepare, onChanged }: Options) {
  const t = useText();
  const client = useClient();
  const [errors, setErrors] = useState(start);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState({ text: '', changes: 0 });

  const set = async (discount_code: string): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setErrors([]);
    await prepare();
    const call = { shoppingcart_session: session, discount_code };
    const changed = decodeReply(await postEndpoint(client, visitorCalls.setDiscountCode, call));
    setIsBusy(false);
    if (!changed.ok) {
      setErrors(allMessages(messagesOf(changed, t)));
      return;
    }
    onChanged(changed.data);
    const current = changed.data.shoppingcart.discount_code;
    const text = current ? codeText(current, t) : t('webshop_discount_removed');
    setSaid(({ changes }) => ({ text, changes: changes + 1 }));
  };
  return { errors, isBusy, said: said.text, changes: said.changes, set };
}
