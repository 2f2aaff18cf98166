import { accountMails, customerMails, type MailExample, shopMails } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { SelectField } from '@etalage/ui-kit/dashboard';

interface Props {
  chosen: MailExample;
  onChoose: (mail: MailExample) => void;
}

/** Which mail is shown: those to customers, then those to the people of the shop, and those about accounts. */
export function ExampleChoice({ chosen, onChoose }: Props) {
  const t = useText();
  const groups = [
    { title: t('mails_examples_customer'), mails: customerMails },
    { title: t('mails_examples_shop'), mails: shopMails },
    { title: t('mails_examples_account'), mails: accountMails },
  ];
  return (
    <SelectField
      label={t('mails_examples_choice')}
      value={chosen}
      onChange={(event) => onChoose(event.target.value as MailExample)}
    >
      {groups.map(({ title, mails }) => (
        <optgroup key={title} label={title}>
          {mails.map((mail) => (
            <option key={mail} value={mail}>
              {t(`mails_example_${mail}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
