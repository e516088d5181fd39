/** What a reader knows of the events before: the contexts that fields are looked at in. */

/** The values of an event as the model sees them: one whole number per field, in wire order. */
type Symbols = readonly number[];

/** The event being coded, with the fields so far, and the events before it. */
export class History {
  /** Wire numbers of the types of this event and of the two before it. */
  type = 0;
  previousType = 63;
  earlierType = 63;
  /** The symbols of this event so far. */
  symbols: number[] = [];
  /** The symbols of the event before. */
  previous: Symbols = [];
  /** The parties of this event so far. */
  parties: number[] = [];
  /** The latest amount of the log. */
  amount = 0;
  /** The debt or bill that the log named last. */
  credit = 0;
  private readonly latest = new Map<number, Symbols>();

  /** Opens an event of this type. */
  open(type: number): void {
    this.type = type;
    this.symbols = [];
    this.parties = [];
  }

  /** Takes note of a field's symbol, which is given back. */
  add(symbol: number): number {
    this.symbols.push(symbol);
    return symbol;
  }

  /** Takes note of a party. */
  addParty(id: number): number {
    this.parties.push(id);
    return this.add(id);
  }

  /** Takes note of a debt or a bill, by how far it is from the one before. */
  addCredit(id: number): number {
    this.symbols.push(id - this.credit);
    this.credit = id;
    return id;
  }

  /** Takes note of an amount or a setting's figure. */
  addAmount(figure: number): number {
    this.amount = figure;
    return this.add(figure);
  }

  /** Closes the event: it becomes the one before. */
  close(): void {
    this.latest.set(this.type, this.symbols);
    this.previous = this.symbols;
    this.earlierType = this.previousType;
    this.previousType = this.type;
  }

  /** A number for the field that comes next: its type and index. */
  get field(): number {
    return this.type * 16 + this.symbols.length;
  }

  /** What this field was in the latest event of the type; -1 when there was none. */
  get sameField(): number {
    return this.latest.get(this.type)?.[this.symbols.length] ?? -1;
  }

  /** The party `back` fields before in this event; -1 when there is none. */
  party(back: number): number {
    return this.parties[this.parties.length - back] ?? -1;
  }
}
