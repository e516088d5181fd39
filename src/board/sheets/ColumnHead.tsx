/** What stands over a side of a T-account: seen as its ruling, and said to those who hear it. */
import { ROLES } from './tableRoles';

interface ColumnHeadProps {
  /** Which side it is. */
  readonly heading: string;
  /** Whose account it is, by name. */
  readonly owner: string;
  /** What the figures are in. */
  readonly unit: string;
}

/** Caption and head of the table of a side. */
export function ColumnHead({ heading, owner, unit }: ColumnHeadProps) {
  return (
    <>
      <caption className="visually-hidden">
        {heading} of {owner}
      </caption>
      <thead className="visually-hidden" {...ROLES.rows}>
        <tr {...ROLES.row}>
          <th scope="col" {...ROLES.columnHeader}>
            Item
          </th>
          <th scope="col" {...ROLES.columnHeader}>
            {unit}
          </th>
        </tr>
      </thead>
    </>
  );
}
