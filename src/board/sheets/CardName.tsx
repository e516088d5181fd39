/** The heading of an account: a mark, and a name that selects the party. Plain markup, for the server too. */
interface CardNameProps {
  readonly name: string;
  readonly isSelected: boolean | undefined;
  /** Makes the name a button that selects; left out, it is plain text. */
  readonly onSelect: (() => void) | undefined;
}

/** The name. */
export function CardName({ name, isSelected, onSelect }: CardNameProps) {
  if (!onSelect) return name;
  return (
    <button
      type="button"
      className="party-select"
      aria-pressed={isSelected === true}
      onClick={onSelect}
    >
      {name}
    </button>
  );
}

/** The mark: told apart by its shape as well as its colour. */
export function CardMark({ path }: { readonly path: string }) {
  return (
    <svg
      className="party-mark"
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
