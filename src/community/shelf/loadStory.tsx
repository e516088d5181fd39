/** The stories of the house's shelf, found by what was played. */
import { parseLog } from '@/events/log/parse';
import type { AnyEvent, AnyRound, Board } from '@/events/world/board';
import type { DrawNotice } from '@/src/board/session/slots';
import { StoryNotice } from './StoryNotice';
import { STORIES } from './stories';

/** Events as a text in which the order of their keys makes no difference. */
const written = (events: readonly AnyEvent[]): string =>
  JSON.stringify(events.map((event) => Object.entries(event).toSorted()));

/**
 * Draws the story of a log by the house. Board and events alone say that it is one: a link loses its title
 * as soon as one steps on, and other links are older than the stories.
 */
export async function loadStory(
  { named }: Board<AnyRound>,
  events: readonly AnyEvent[],
): Promise<DrawNotice | null> {
  const sought = written(events);
  for (const { content, story } of STORIES) {
    const read = parseLog(content);
    if ('problem' in read || written(read.log.events) !== sought) continue;
    const { title } = read.log;
    const keys = new Map<string, unknown>(Object.entries(read.log));
    if (title && Object.entries(named).every(([key, value]) => keys.get(key) === value)) {
      return (session) => <StoryNotice session={session} title={title} story={story} />;
    }
  }
  return null;
}
