/**
 * Hides what is asked only of others, as they choose, and sends nothing of it. Without a script each such question says itself
 * whom it is for.
 */
export function hideFormQuestionsByCondition(form: HTMLFormElement): () => void {
  const items = [...form.querySelectorAll<HTMLElement>('[data-item]')];
  const fieldsOf = (item: HTMLElement) =>
    item.querySelectorAll<HTMLInputElement>('input, textarea, select');
  const show = () => {
    const chosen = new Set<string>();
    const isShown = ({ dataset: { ifItem, ifOptions = '' } }: HTMLElement) =>
      ifItem === undefined ||
      ifOptions.split(' ').some((option) => chosen.has(`${ifItem} ${option}`));
    // What is hidden decides nothing, so that each round may show what the one before has allowed.
    for (let before = -1; chosen.size > before; ) {
      before = chosen.size;
      for (const item of items.filter(isShown))
        for (const field of fieldsOf(item))
          if (isChosen(field)) chosen.add(`${item.dataset['item'] ?? ''} ${optionOf(field)}`);
    }
    for (const item of items) {
      item.hidden = !isShown(item);
      for (const field of fieldsOf(item)) field.disabled = item.hidden;
    }
  };
  for (const words of form.querySelectorAll<HTMLElement>('[data-only-if]')) words.hidden = true;
  form.addEventListener('change', show);
  show();
  return show;
}

function isChosen(field: HTMLInputElement): boolean {
  return field.type === 'select-one' || field.checked;
}

/** Of several, the option is part of the name. */
function optionOf({ name, value }: HTMLInputElement): string {
  return name.split('.')[1] ?? value;
}
