/** What the site got and when. */
import { QuietLink } from '@/src/ui/QuietLink';
import type { Change } from './change';
import { CHANGES } from './changes';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day as one reads it: 21 November 2026. */
function readable(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** The changes by the day they came on, newest first. */
function byDay(changes: readonly Change[]): readonly [string, readonly Change[]][] {
  const days = [...new Set(changes.map(({ date }) => date))];
  return days.map((day) => [day, changes.filter(({ date }) => date === day)]);
}

/** The page of changes. Each can be linked by its id. */
export function ChangesPage() {
  return (
    <article className="lesson-text changes">
      <h1>Changes</h1>
      <div className="prose">
        <p>
          What’s new, newest first. To follow this page in a feed reader, add its{' '}
          <a href="/feed.xml">RSS feed</a>.
        </p>
        {byDay(CHANGES).map(([date, changes]) => (
          <section key={date} aria-labelledby={`day-${date}`}>
            <h2 id={`day-${date}`}>
              <time dateTime={date}>{readable(date)}</time>
            </h2>
            {changes.map(({ id, title, about, path }) => (
              <section key={id} id={id} className="change">
                <h3>
                  <QuietLink href={path}>{title}</QuietLink>
                </h3>
                <p>{about}</p>
              </section>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
