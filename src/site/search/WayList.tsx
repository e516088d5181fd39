/** The ways that always lead somewhere, as links. */
import Link from 'next/link';
import { WAYS } from './ways';

/** Lectures, articles, glossary and sandbox, each with what is there. */
export function WayList() {
  return (
    <ul className="search-ways">
      {WAYS.map(({ path, title, text }) => (
        <li key={path}>
          <Link href={path} prefetch={false}>
            {title}
          </Link>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
