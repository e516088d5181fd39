/** The mark: a tally stick, split. The notched stock stayed with the lender, the foil went along. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 26 18" width="26" height="18" aria-hidden="true">
      <path
        fill="currentColor"
        d="M1 2h4.2l1.3 3.2L7.8 2h2.4l1.3 3.2L12.8 2h2.4l1.3 3.2L17.8 2h2.4l1.3 3.2L22.8 2H25v7.5H1z"
      />
      <path fill="currentColor" d="M1 11.5h19v4.5H1z" />
    </svg>
  );
}
