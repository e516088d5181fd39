/**
 * The authorisation matrix: for every endpoint of the contract, what whom it answers. It is data, to be
 * read as a table; authorisation.test.ts holds the site to it, and finds routes that it leaves out.
 */
import { randomUUID } from 'node:crypto';
import * as account from '@/src/contract/account';
import * as classroom from '@/src/contract/classroom';
import * as classTree from '@/src/contract/classTree';
import type { Endpoint, Input } from '@/src/contract/endpoint';
import * as feedback from '@/src/contract/feedback';
import * as handIn from '@/src/contract/handIn';
import * as notifications from '@/src/contract/notifications';
import * as played from '@/src/contract/playedLines';
import * as scenarios from '@/src/contract/scenarios';
import * as seats from '@/src/contract/seats';
import { WORD } from './classroom/seatSite';
import { PASSWORD, type Role, type Stage } from './stage';

/** The answer for each role. */
type Answers = Readonly<Record<Role, number>>;

/** What is asked of an endpoint, and what it answers whom. */
export interface Row {
  /** Its method and address: `POST /api/scenarios`. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly answers: Answers;
  /** Whoever sends it matters to what is their own. */
  readonly asks: (stage: Stage) => Input<Endpoint>;
}

/** A row: an endpoint, whom it answers what, and then what it is asked, which the endpoint types. */
function row<E extends Endpoint>(endpoint: E, answers: Answers) {
  const name = `${endpoint.method} ${endpoint.path}`;
  return (asks: (stage: Stage) => Input<E>): Row => ({ name, endpoint, answers, asks });
}

/** The same for everybody, with what differs. */
const all = (status: number, change: Partial<Answers> = {}): Answers => ({
  guest: status,
  stranger: status,
  author: status,
  commenter: status,
  instructor: status,
  assistant: status,
  learner: status,
  moderator: status,
  seat: status,
  strangeSeat: status,
  ...change,
});

/** For members only: a seat is none. */
const members = (status: number, change: Partial<Answers> = {}): Answers =>
  all(status, { guest: 401, seat: 401, strangeSeat: 401, ...change });

/** For the seat of the class only: no member has one, and a seat elsewhere opens nothing here. */
const onlySeat = (status: number): Answers => all(403, { seat: status });

const nothing = () => ({});
const ofScenario = ({ scenario: id }: Stage) => ({ params: { id } });
const ofComment = ({ comment: id }: Stage) => ({ params: { id } });
const ofClass = ({ classroom: id }: Stage) => ({ params: { id } });
const ofAssignment = ({ assignment: id }: Stage) => ({ params: { id } });
const words = { title: 'Another title', description: '', notes: '' };
const token = 'x'.repeat(32);
/** Whoever made the class, and whoever teaches it beside them. */
const onlyInstructor = members(404, { instructor: 200, assistant: 200 });

const ACCOUNT: readonly Row[] = [
  row(
    account.signUp,
    all(202),
  )(() => ({
    body: { name: 'Ann', email: `${randomUUID()}@example.org`, password: PASSWORD },
  })),
  row(account.changeAccount, members(200))(() => ({ body: { name: 'Another name' } })),
  row(account.deleteAccount, members(200))(() => ({ body: { password: PASSWORD } })),
  row(account.confirmAddress, all(410))(() => ({ body: { token, password: 'a password' } })),
  row(account.askReset, all(503))(() => ({ body: { email: 'ann@example.org' } })),
  row(account.resetPassword, all(410))(() => ({ body: { token, password: PASSWORD } })),
  row(
    account.changePassword,
    members(200),
  )(() => ({
    body: { current: PASSWORD, next: 'another pass phrase' },
  })),
  row(account.endOtherSessions, members(200))(nothing),
  row(account.downloadData, members(200))(nothing),
  row(account.putPicture, members(415))(() => ({ body: new Blob() })),
  row(account.removePicture, members(200))(nothing),
  row(account.showPicture, all(404))(({ people }) => ({ params: { id: people.author.id } })),
  row(account.readProgress, members(200))(nothing),
  row(account.putProgress, members(409))(() => ({ body: { lessons: [[1, 1, 1, 2, 3]] } })),
];

const COMMUNITY: readonly Row[] = [
  row(scenarios.latestScenarios, all(200))(nothing),
  row(played.playedLines, all(200))(() => ({ query: { lesson: '2' } })),
  row(
    scenarios.publishScenario,
    members(201),
  )(({ log }) => ({
    body: { requestId: randomUUID(), ...words, log },
  })),
  row(scenarios.nameScenario, all(200))(ofScenario),
  row(
    scenarios.changeScenario,
    members(403, { author: 200 }),
  )((stage) => ({
    ...ofScenario(stage),
    body: words,
  })),
  row(scenarios.deleteScenario, members(403, { author: 200 }))(ofScenario),
  row(scenarios.downloadLog, all(200))(ofScenario),
  row(scenarios.showScenarioPicture, all(200))(ofScenario),
  row(scenarios.star, members(200))(ofScenario),
  row(scenarios.unstar, members(200))(ofScenario),
  row(
    scenarios.addComment,
    members(201),
  )((stage) => ({
    ...ofScenario(stage),
    body: { requestId: randomUUID(), text: 'I see.' },
  })),
  row(
    scenarios.changeComment,
    members(403, { commenter: 200 }),
  )((stage) => ({
    ...ofComment(stage),
    body: { text: 'I see now.' },
  })),
  row(scenarios.deleteComment, members(403, { commenter: 200, author: 200 }))(ofComment),
  row(
    scenarios.reportSubject,
    members(201, { author: 409 }),
  )((stage) => ({
    body: { kind: 'scenario', subjectId: stage.scenario, reason: 'It is not true.' },
  })),
  row(
    scenarios.moderate,
    members(403, { moderator: 200 }),
  )((stage) => ({
    body: {
      action: 'hide',
      kind: 'scenario',
      subjectId: stage.scenario,
      reason: 'It is not about money.',
    },
  })),
];

const CLASSROOM: readonly Row[] = [
  row(
    classroom.makeClass,
    members(201),
  )(() => ({
    body: { requestId: randomUUID(), name: 'Banking, autumn' },
  })),
  row(
    classroom.changeClass,
    onlyInstructor,
  )((stage) => ({
    ...ofClass(stage),
    body: { name: 'Another name' },
  })),
  row(classroom.deleteClass, members(404, { instructor: 200 }))(ofClass),
  row(classroom.renewCode, onlyInstructor)(ofClass),
  row(
    classroom.removeLearner,
    members(404, { instructor: 200, assistant: 200, learner: 200 }),
  )((stage) => ({
    params: { id: stage.classroom, member: stage.people.learner.id },
  })),
  row(classroom.downloadTable, onlyInstructor)(ofClass),
  row(classroom.downloadGradebook, onlyInstructor)(ofClass),
  row(classroom.downloadCartridge, onlyInstructor)(ofClass),
  row(
    classroom.giveAssignment,
    members(404, { instructor: 201, assistant: 201 }),
  )((stage) => ({
    ...ofClass(stage),
    body: {
      requestId: randomUUID(),
      title: 'Three payments',
      instructions: '',
      parts: [
        {
          ...{ id: '1', kind: 'board', title: 'Payments', about: { lesson: 2 }, model: null },
          tasks: [{ index: 0, points: 1 }],
        },
      ],
      due: null,
    },
  })),
  row(
    classroom.copyAssignment,
    members(404, { instructor: 201, assistant: 201 }),
  )((stage) => ({
    ...ofAssignment(stage),
    body: { requestId: randomUUID(), classId: stage.classroom, days: null },
  })),
  row(
    classroom.copyClass,
    members(404, { instructor: 201, assistant: 201 }),
  )((stage) => ({
    ...ofClass(stage),
    body: { requestId: randomUUID(), name: 'Next term', days: 120 },
  })),
  row(
    classroom.addInstructor,
    members(404, { instructor: 200 }),
  )((stage) => ({
    ...ofClass(stage),
    body: { who: stage.people.stranger.id },
  })),
  row(
    classroom.removeInstructor,
    members(404, { instructor: 200, assistant: 200 }),
  )(({ classroom: id, people: { assistant } }) => ({ params: { id, member: assistant.id } })),
  row(
    classroom.changeAssignment,
    onlyInstructor,
  )((stage) => ({
    ...ofAssignment(stage),
    // All that can be changed of it: for everybody else nothing is.
    body: {
      ...{ title: 'Another title', answersShown: 'at once' as const, revision: 1 },
      agreed: [],
      parts: [{ id: '9', kind: 'short' as const, prompt: 'Why?', points: 1, modelAnswer: '' }],
    },
  })),
  row(classroom.deleteAssignment, onlyInstructor)(ofAssignment),
  row(
    handIn.handIn,
    members(404, { instructor: 403, assistant: 403, learner: 200 }),
  )((stage) => ({
    ...ofAssignment(stage),
    body: { work: { 1: { log: stage.log } } },
  })),
  row(
    classroom.giveFeedback,
    onlyInstructor,
  )(({ assignment: id, people: { learner } }) => ({
    params: { id, learner: learner.id },
    body: { mark: '17/20', feedback: 'Well paid.', attempt: 1 },
  })),
  row(classTree.classTree, onlyInstructor)(ofAssignment),
  row(played.classLines, onlyInstructor)(ofAssignment),
  row(handIn.openAssignments, members(200))(() => ({ query: { lesson: '2' } })),
  row(classroom.scenarioToAssign, members(200))(({ scenario }) => ({ query: { scenario } })),
  row(
    classroom.joinClass,
    members(201, { instructor: 409, assistant: 409, learner: 200 }),
  )(({ code }) => ({
    body: { code },
  })),
];

const ofRemark = ({ assignment: id, people: { learner }, remark: comment }: Stage) => ({
  params: { id, learner: learner.id, comment },
});

const FEEDBACK: readonly Row[] = [
  row(
    feedback.commentHandIn,
    // A learner answers, and begins nothing.
    members(404, { instructor: 201, assistant: 201, learner: 403 }),
  )(({ assignment: id, people: { learner } }) => ({
    params: { id, learner: learner.id },
    body: {
      ...{ requestId: randomUUID(), text: 'Why so?', attempt: 1 },
      at: { part: '1', step: 1 },
    },
  })),
  row(
    feedback.changeHandInComment,
    // Only whoever wrote it.
    members(404, { instructor: 200, assistant: 403, learner: 403 }),
  )((stage) => ({ ...ofRemark(stage), body: { text: 'Other words' } })),
  row(
    feedback.deleteHandInComment,
    members(404, { instructor: 200, assistant: 403, learner: 403 }),
  )(ofRemark),
  row(
    feedback.returnHandIn,
    onlyInstructor,
  )(({ assignment: id, people: { learner } }) => ({
    params: { id, learner: learner.id },
    body: { attempt: 1, isReturned: false },
  })),
  row(feedback.returnAllMarked, onlyInstructor)(ofAssignment),
  row(feedback.lookAtReturned, members(404, { learner: 200 }))(ofAssignment),
  row(
    feedback.answerFromSeat,
    onlySeat(201),
  )(({ classroom: id, assignment, seatRemark: under }) => ({
    params: { id, assignment },
    body: { requestId: randomUUID(), text: 'I see.', under },
  })),
  row(
    feedback.changeAnswerFromSeat,
    onlySeat(200),
  )(({ classroom: id, assignment, seatAnswer: comment }) => ({
    params: { id, assignment, comment },
    body: { text: 'Other words' },
  })),
  row(
    feedback.deleteAnswerFromSeat,
    onlySeat(200),
  )(({ classroom: id, assignment, seatAnswer: comment }) => ({
    params: { id, assignment, comment },
  })),
  row(
    feedback.lookAtReturnedFromSeat,
    onlySeat(200),
  )(({ classroom: id, assignment }) => ({ params: { id, assignment } })),
];

const ofSeat = ({ classroom: id, seats: { seat } }: Stage) => ({ params: { id, seat: seat.id } });

const SEATS: readonly Row[] = [
  row(
    seats.takeSeat,
    // Whoever is signed in joins with the account.
    all(409, { guest: 201, seat: 201, strangeSeat: 201 }),
  )(({ code }) => ({
    body: { requestId: randomUUID(), code, name: 'Kim', word: WORD, studentId: '' },
  })),
  row(
    seats.returnToSeat,
    all(200),
  )(({ code }) => ({
    body: { code, name: 'sam', word: WORD },
  })),
  row(seats.seatAssignments, all(200))(() => ({ query: { lesson: '2' } })),
  row(
    seats.handInFromSeat,
    onlySeat(200),
  )(({ classroom: id, assignment, log }) => ({
    params: { id, assignment },
    body: { work: { 1: { log } } },
  })),
  row(
    seats.changeWord,
    onlySeat(200),
  )((stage) => ({
    ...ofClass(stage),
    body: { current: WORD, next: 'another word' },
  })),
  row(seats.leaveSeat, onlySeat(200))(ofClass),
  row(seats.giveUpSeat, onlySeat(200))(ofClass),
  row(
    seats.claimSeat,
    // None of the browsers of members shows a seat.
    members(404),
  )((stage) => ({
    ...ofClass(stage),
    body: { word: WORD },
  })),
  row(
    seats.changeSeat,
    onlyInstructor,
  )((stage) => ({
    ...ofSeat(stage),
    body: { name: 'Samira' },
  })),
  row(seats.removeSeat, onlyInstructor)(ofSeat),
  row(seats.renewWord, onlyInstructor)(ofSeat),
  row(seats.makeSeatCalendar, onlySeat(200))(ofClass),
  row(seats.endSeatCalendar, onlySeat(200))(ofClass),
  // Whoever has the address may use it: it is the permission.
  row(
    seats.showSeatCalendar,
    all(200),
  )(({ classroom: id, seats: { seat }, seatCalendar: code }) => ({
    params: { id, seat: seat.id, code },
  })),
  row(
    seats.moveSeat,
    onlyInstructor,
  )((stage) => ({
    ...ofSeat(stage),
    body: { to: stage.people.learner.id },
  })),
];

const ofLetters = ({ people, letters: code }: Stage) => ({
  params: { id: people.learner.id, kind: 'news', code },
});

const NOTIFICATIONS: readonly Row[] = [
  row(notifications.countUnread, members(200))(nothing),
  row(notifications.markAllRead, members(200))(({ notice }) => ({ body: { newest: notice } })),
  row(
    notifications.markRead,
    members(404, { learner: 200 }),
  )(({ notice: id }) => ({ params: { id } })),
  row(notifications.markReadAbout, members(200))(({ notice: id }) => ({ params: { id } })),
  row(
    notifications.changeNotices,
    members(200),
  )(() => ({ body: { muted: ['star'], mails: true } })),
  row(notifications.makeCalendar, members(200))(nothing),
  row(notifications.endCalendar, members(200))(nothing),
  // Whoever has one of these addresses may use it: it is the permission.
  row(
    notifications.showCalendar,
    all(200),
  )(({ people, calendar: code }) => ({ params: { id: people.learner.id, code } })),
  row(notifications.showUnsubscribe, all(303))(ofLetters),
  row(notifications.unsubscribe, all(200))(ofLetters),
];

/** Every endpoint but next-auth’s own. */
export const MATRIX: readonly Row[] = [
  ...ACCOUNT,
  ...COMMUNITY,
  ...CLASSROOM,
  ...FEEDBACK,
  ...SEATS,
  ...NOTIFICATIONS,
];
