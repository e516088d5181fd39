/** The endpoints of shared scenarios: publishing, stars, comments, reports, moderation. */
import { done, endpoint, json, none, withId } from './endpoint';
import type * as sent from './sent/scenarios';
import { boolean, integer, list, object, optional, text } from './shape';

/** The latest scenarios, newest first. */
export const latestScenarios = endpoint({
  method: 'GET',
  path: '/api/scenarios',
  access: 'anyone',
  query: none,
  answer: object({
    scenarios: list(object({ id: text, title: text, author: text })),
  }),
});

/** Publishes a log under a title. Sent again, it is the one that is there already. */
export const publishScenario = endpoint({
  method: 'POST',
  path: '/api/scenarios',
  access: 'member',
  body: json<typeof sent.publishScenario>(),
  answer: withId,
});

/** The title of a scenario that is there for everybody. */
export const nameScenario = endpoint({
  method: 'GET',
  path: '/api/scenarios/[id]',
  access: 'anyone',
  query: none,
  answer: object({ title: text }),
});

/** Changes what its author says of a scenario. */
export const changeScenario = endpoint({
  method: 'PATCH',
  path: '/api/scenarios/[id]',
  access: 'member',
  body: json<typeof sent.changeScenario>(),
  answer: withId,
});

export const deleteScenario = endpoint({
  method: 'DELETE',
  path: '/api/scenarios/[id]',
  access: 'member',
  answer: done,
});

/** The log of a scenario, to be saved. */
export const downloadLog = endpoint({
  method: 'GET',
  path: '/api/scenarios/[id]/log',
  access: 'anyone',
  query: none,
  answer: 'file',
});

/** The picture of a scenario, in the light colours unless told. */
export const showScenarioPicture = endpoint({
  method: 'GET',
  path: '/api/scenarios/[id]/picture',
  access: 'anyone',
  query: object({ theme: optional(text) }),
  answer: 'file',
});

const starred = object({ isStarred: boolean, stars: integer });

export const star = endpoint({
  method: 'PUT',
  path: '/api/scenarios/[id]/star',
  access: 'member',
  answer: starred,
});

export const unstar = endpoint({
  method: 'DELETE',
  path: '/api/scenarios/[id]/star',
  access: 'member',
  answer: starred,
});

/** Adds a comment to a scenario. Sent again, it is the one that is there already. */
export const addComment = endpoint({
  method: 'POST',
  path: '/api/scenarios/[id]/comments',
  access: 'member',
  body: json<typeof sent.addComment>(),
  answer: withId,
});

export const changeComment = endpoint({
  method: 'PATCH',
  path: '/api/comments/[id]',
  access: 'member',
  body: json<typeof sent.changeComment>(),
  answer: withId,
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/comments/[id]',
  access: 'member',
  answer: done,
});

/** Tells the moderators of something. */
export const reportSubject = endpoint({
  method: 'POST',
  path: '/api/reports',
  access: 'member',
  body: json<typeof sent.reportSubject>(),
  answer: withId,
});

export const moderate = endpoint({
  method: 'POST',
  path: '/api/moderation',
  access: 'moderator',
  body: json<typeof sent.moderate>(),
  answer: done,
});
