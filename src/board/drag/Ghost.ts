/** What follows the pointer: the token and the name of what is carried. It is moved by its transform alone. */
export class Ghost {
  private readonly element = document.createElement('div');

  constructor(sheet: HTMLElement, words: string) {
    const { element } = this;
    element.className = 'drag-ghost';
    element.setAttribute('aria-hidden', 'true');
    const token = sheet.querySelector('.token, .party-mark')?.cloneNode(true);
    if (token) element.append(token);
    const name = document.createElement('span');
    name.textContent = words;
    element.append(name);
    document.body.append(element);
  }

  /** Goes beside a point of the window. */
  moveTo(x: number, y: number): void {
    this.element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
  }

  remove(): void {
    this.element.remove();
  }
}
