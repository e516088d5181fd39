/** The kinds of claims that the picture of a system tells apart. Stored previews name them: none is ever renamed. */
export type FlowKind =
  | 'deposits'
  | 'certificates'
  | 'overdrafts'
  | 'dues'
  | 'loans'
  | 'mortgages'
  | 'fedFunds'
  | 'repos';
