/** A board in the hands of a person, in whatever engine. */
import { expect } from '@playwright/test';
import type { Person } from './person';
import { at, button, type Place } from './place';

const REGION = at('region', 'Board');
const PLAYER = at('region', 'Step player');
const TRACK = at('slider', 'Step', PLAYER);

export class Board {
  readonly person: Person;

  /** The slider over the steps. */
  readonly track = TRACK;

  constructor(person: Person) {
    this.person = person;
  }

  /** Goes to an address and waits for the board to take the place of what the server drew. */
  static async open(person: Person, address: string): Promise<Board> {
    await person.goto(address);
    const board = new Board(person);
    await board.isThere();
    return board;
  }

  async isThere(): Promise<void> {
    await this.person.sees(PLAYER);
  }

  /** Opens a tab of the companion. */
  async lookAt(tab: 'Tasks' | 'Steps' | 'Explore'): Promise<void> {
    await this.person.click(at('tab', new RegExp(`^${tab}`)));
  }

  async isAt(step: number, last: number): Promise<void> {
    const said = step === 0 ? /^Start/ : new RegExp(`^Step ${step} of ${last}$`);
    await this.person.sees(TRACK, ({ attributes }) =>
      said.test(attributes['aria-valuetext'] ?? ''),
    );
  }

  button(name: string): Place {
    return button(name, REGION);
  }

  /** The name over a party's sheet. */
  sheet(party: string): Place {
    return at('button', party, REGION);
  }

  async press(name: string): Promise<void> {
    await this.person.click(this.button(name));
  }

  /** Fills the form with a payment, and leaves its button alone. */
  async fillPayment(amount: string, from = 'Customer 1', to = 'Customer 2'): Promise<void> {
    await this.person.choose({ label: 'Party' }, from);
    await this.person.choose({ label: 'Action' }, 'Transfer Money to Someone');
    await this.person.choose({ label: 'To' }, to);
    await this.person.fill({ label: 'Amount ($)' }, amount);
  }

  async pay(amount: string, from?: string, to?: string): Promise<void> {
    await this.fillPayment(amount, from, to);
    await this.person.click(button('Pay'));
  }

  /** Expects lines of one side of a party's account, among others it may have. */
  async holds(
    side: 'Assets' | 'Liabilities',
    party: string,
    lines: Readonly<Record<string, string>>,
  ) {
    const table = at('table', `${side} of ${party}`, REGION);
    await expect.poll(() => this.person.rows(table), { timeout: 15_000 }).toMatchObject(lines);
  }

  /** Opens a part of the share dialog. */
  async share(part: string): Promise<void> {
    await this.press('Share');
    await this.person.click(at('tab', part));
  }

  /** The link to what is shown, as the share dialog gives it. */
  async link(): Promise<string> {
    await this.share('Link and code');
    const { value } = await this.person.sees({ label: 'Link' }, (sight) =>
      (sight.value ?? '').includes('#log='),
    );
    await this.person.press('Escape');
    await this.person.seesNo({ label: 'Link' });
    return value ?? '';
  }
}
