/** Hostile texts of members at all that keeps, draws and exports them, on a pinned seed; and that a fault would be seen. */
import { describe, expect, test } from 'vitest';
import { Chance } from '@/scripts/chance';
import { MEMBER_KINDS, memberFaults, memberInputBy } from '@/scripts/fuzz/members/check';
import { markdownFaults, wordsFaults } from '@/scripts/fuzz/members/drawn';
import {
  calendarFaults,
  cartridgeFaults,
  csvFaults,
  fileNameFaults,
  letterFaults,
} from '@/scripts/fuzz/members/files';
import { takenName, takenStudentId } from '@/scripts/fuzz/members/kept';
import { fuzz } from '@/scripts/fuzz/run';

test('no text is anything but a text, wherever it is written', () => {
  const run = fuzz(
    { draw: memberInputBy, check: memberFaults },
    { inputs: 3000, seed: 20_261_126 },
  );
  expect(run.failure).toBeNull();
  expect([...run.kinds.keys()].sort()).toEqual([...MEMBER_KINDS].sort());
  expect(Math.min(...run.kinds.values())).toBeGreaterThan(200);
}, 120_000);

test('the texts are the same for the same seed, and no two alike', () => {
  const texts = () => Array.from({ length: 200 }, (_, at) => memberInputBy(new Chance(1, at)).text);
  expect(texts()).toEqual(texts());
  expect(new Set(texts()).size).toBeGreaterThan(150);
});

describe('what has broken others', () => {
  test.each(['＝1+1', 'a\n=1+1', 'a;\n"=1', ';   =1', `;${' '.repeat(3000)}=`, '\t=1'])(
    'is no formula in a cell: %j',
    (text) => {
      expect(csvFaults(text)).toEqual([]);
    },
  );

  test.each(['\ud800', 'a\r\nb', '%0d%0aSet-Cookie: a=b', '../../x', '"; filename="y'])(
    'is no header of a file: %j',
    (text) => {
      expect(fileNameFaults(text)).toEqual([]);
    },
  );

  test.each(['\u0000', ']]>', '\ufffe', '<!ENTITY x>', '&#0;'])(
    'is nothing but words in calendars, cartridges and letters: %j',
    (text) => {
      for (const faults of [calendarFaults, cartridgeFaults, letterFaults]) {
        expect(faults(text)).toEqual([]);
      }
    },
  );

  test('is refused as a student ID, and as a name that shows nothing', () => {
    for (const text of ['=1', '-1', '@a', 'a,b', "a'b", 'a;b']) {
      expect(takenStudentId(text)).toEqual({ kept: null, faults: [] });
    }
    for (const text of ['', '\u200b', '\u3164', '\u2800']) {
      expect(takenName(text)).toEqual({ kept: null, faults: [] });
    }
    expect(takenName(' Ann\u202e\tLee ').kept).toBe('Ann Lee');
  });

  test('is drawn as the words that it is', () => {
    expect(markdownFaults('[a](javascript:x) <script>x</script> ![b](https://c.example)')).toEqual(
      [],
    );
    expect(wordsFaults('<b>&lt; https://example.org/a"b')).toEqual([]);
  });
});
