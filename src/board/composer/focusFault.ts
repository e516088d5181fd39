/** Goes to the field at fault, which is marked only once the press has been drawn. */
export function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector('[aria-invalid=true]');
    if (field instanceof HTMLElement) field.focus();
  });
}
