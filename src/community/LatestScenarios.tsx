'use client';

/** The latest scenarios on a page that is the same for everybody: fetched once their place is seen. */
import { useEffect, useRef, useState } from 'react';

interface Latest {
  readonly scenarios: readonly {
    readonly id: string;
    readonly title: string;
    readonly author: string;
  }[];
}

/** Draws nothing but their place until they are there, and where they cannot be fetched. */
export function LatestScenarios() {
  const place = useRef<HTMLDivElement>(null);
  const [latest, setLatest] = useState<Latest | null>(null);
  useEffect(() => {
    const load = () => {
      if (!navigator.onLine) return;
      fetch('/api/scenarios')
        .then((answer) => (answer.ok ? answer.json() : null))
        .then(setLatest, () => {});
    };
    if (!place.current || !('IntersectionObserver' in window)) return load();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      {latest?.scenarios.length === 0 && (
        <p>None yet. To publish the first one, press Share on the board of a lesson.</p>
      )}
      <ul className="category-list">
        {latest?.scenarios.map(({ id, title, author }) => (
          <li key={id}>
            <a href={`/community/scenarios/${id}`}>{title}</a>
            <span>by {author}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
