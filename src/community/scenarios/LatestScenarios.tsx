'use client';

/** The latest scenarios on a page that is the same for everybody: fetched once their place is seen. */
import { useEffect, useRef, useState } from 'react';
import { onceSeen } from '@/src/ui/observing';

/** What asks the server comes with the list: the page that it stands on is the same for everybody. */
async function latest() {
  const [{ call }, { latestScenarios }] = await Promise.all([
    import('@/src/request/call'),
    import('@/src/contract/scenarios'),
  ]);
  return (await call(latestScenarios, {})).data?.scenarios ?? null;
}

/** Draws nothing but their place until they are there, and where they cannot be fetched. */
export function LatestScenarios() {
  const container = useRef<HTMLDivElement>(null);
  const [scenarios, setScenarios] = useState<Awaited<ReturnType<typeof latest>>>(null);
  useEffect(() => {
    const load = () => {
      if (!navigator.onLine) return;
      latest().then(setScenarios, () => {});
    };
    return container.current ? onceSeen(container.current, load) : undefined;
  }, []);
  return (
    <div ref={container}>
      {scenarios?.length === 0 && (
        <p>None yet. To publish the first one, press Share on the board of a lesson.</p>
      )}
      <ul className="category-list">
        {scenarios?.map(({ id, title, author }) => (
          <li key={id}>
            <a href={`/community/scenarios/${id}`}>{title}</a>
            <span>by {author}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
