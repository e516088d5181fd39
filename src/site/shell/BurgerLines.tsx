/** The three lines of the burger, which become a cross. How they move stands in header.css. */

interface BurgerLinesProps {
  /** Whether they are drawn as a cross from the start, as in the drawer’s close button. */
  readonly isCross?: boolean;
}

/** Three lines, or the cross that they turn into. */
export function BurgerLines({ isCross = false }: BurgerLinesProps) {
  return (
    <svg
      className={isCross ? 'burger-lines burger-cross' : 'burger-lines'}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path className="burger-top" d="M4 6h16" />
      <path className="burger-middle" d="M4 12h16" />
      <path className="burger-bottom" d="M4 18h16" />
    </svg>
  );
}
