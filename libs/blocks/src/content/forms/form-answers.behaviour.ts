import { applySetter, shownItems } from '@etalage/form-engine/render';
import { answerControls, answersOf } from './answers.ts';

type Rules = Parameters<typeof shownItems>[0][number]['conditional'];

/** Shows and hides what depends on other answers (FORM-11), and normalises typed values (FORM-15). */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const items = [...form.querySelectorAll<HTMLElement>('[data-field]')].map((field) => ({
    field,
    identifier: field.dataset['field'] ?? '',
    conditional: JSON.parse(field.dataset['if'] ?? '[]') as Rules,
  }));
  const update = () => {
    const shown = new Set(shownItems(items, answersOf(answerControls(form))));
    for (const item of items) {
      if (!('if' in item.field.dataset)) continue;
      delete item.field.dataset['waiting'];
      item.field.hidden = !shown.has(item);
    }
  };
  form.addEventListener('change', ({ target }) => {
    const field = (target as Element).closest<HTMLElement>('[data-setter]');
    if (field) {
      const control = target as HTMLInputElement;
      control.value = applySetter(
        field.dataset['setter'] as Parameters<typeof applySetter>[0],
        control.value,
      );
    }
    update();
  });
  form.addEventListener('input', update);
  update();
}
