import { DiscountCode, type DiscountCodeProps } from './discount-code.tsx';

/** The discount code in a form of its own. */
export function DiscountForm(props: DiscountCodeProps) {
  return (
    <form method="post" action="?" noValidate onSubmit={(event) => event.preventDefault()}>
      <DiscountCode {...props} />
    </form>
  );
}
