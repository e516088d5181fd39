// @ts-check
/** The rooms of the core that mutation testing goes through one by one, each with the tests that know it. */

/**
 * @typedef {object} Area
 * @property {readonly string[]} mutate what is changed
 * @property {readonly string[]} tests which must notice
 * @property {RegExp} [slow] names of tests among them that are left out: they play hundreds of lines each
 */

const EVENTS = 'tests/unit/events/**/*.test.ts';

/** Those of them that are about the log: the others play through it too, and would be run for each mutant. */
const LOG = 'tests/unit/events/{log/*,fold,guards,lessons/queries,records,whatIf}.test.ts';

/** @type {Readonly<Record<string, Area>>} */
export const AREAS = {
  ledger: { mutate: ['events/banking/ledger/**/*.ts', 'events/*.ts'], tests: [EVENTS] },
  actions: {
    mutate: ['events/banking/actions/**/*.ts'],
    tests: [EVENTS, 'tests/unit/board/drafting*.test.ts', 'tests/unit/board/preview.test.ts'],
  },
  systems: {
    mutate: ['events/banking/systems/**/*.ts'],
    tests: [EVENTS, 'tests/unit/board/drafting*.test.ts', 'tests/unit/board/sandbox*.test.ts'],
  },
  lessons: {
    mutate: ['src/lessons/course/*.ts', 'src/lessons/*/*/board.ts'],
    tests: [
      EVENTS,
      'tests/unit/lessons/lessonMap.test.ts',
      'tests/unit/board/sandbox*.test.ts',
      'tests/property/progress.test.ts',
    ],
  },
  goals: {
    mutate: ['events/goals/**/*.ts'],
    tests: ['tests/unit/events/goals/*.test.ts', 'tests/unit/codec/ownTasks.test.ts'],
    slow: /after the last event and after none before|come back from file|nobody wrote/,
  },
  log: {
    mutate: ['events/log/**/*.ts'],
    tests: [
      LOG,
      'tests/unit/codec/accept.test.ts',
      'tests/unit/codec/codec{,Links,Parts}.test.ts',
      'tests/unit/codec/logText.test.ts',
      'tests/unit/board/ownLog.test.ts',
      'tests/unit/codec/report.test.ts',
      'tests/unit/codec/sharing.test.ts',
    ],
    slow: /of (?:40|300) events|below 70/,
  },
  views: {
    mutate: ['events/banking/views/**/*.ts'],
    tests: [
      'tests/unit/views/*.test.ts',
      'tests/unit/events/time/{agenda*,capital,factors,policy}.test.ts',
      'tests/unit/site/changes.test.ts',
      'tests/unit/codec/handIn.test.ts',
      'tests/unit/board/labels.test.ts',
      'tests/unit/board/preview.test.ts',
      'tests/unit/board/series.test.ts',
    ],
    slow: /chance|on any line|whose sheet changed|search backwards/,
  },
  bills: {
    mutate: ['events/bills/**/*.ts'],
    tests: ['tests/unit/bills/*.test.ts', 'tests/unit/board/billsView.test.ts'],
  },
};
