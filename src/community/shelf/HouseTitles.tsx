/** The scenarios by the house as a short list. Drawn on the server. */
import { houseShelf } from './shelf';

/** Title and maker of each. */
export async function HouseTitles() {
  const all = await houseShelf();
  return (
    <ul className="category-list">
      {all.map(({ title, path }) => (
        <li key={title}>
          <a href={path}>{title}</a>
          <span>by Tallystick</span>
        </li>
      ))}
    </ul>
  );
}
