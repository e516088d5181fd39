/** The ways that always lead somewhere, as links. */
import { QuietLink } from '@/src/ui/QuietLink';
import { WAYS } from './ways';

/** Lectures, articles, glossary and sandbox, each with what is there. */
export function WayList() {
  return (
    <ul className="search-ways">
      {WAYS.map(({ path, title, text }) => (
        <li key={path}>
          <QuietLink href={path}>{title}</QuietLink>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
