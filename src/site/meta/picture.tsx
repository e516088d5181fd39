/** Draws the picture that stands beside a shared link: mark, section, title, and a T-account. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { LIGHT } from '@/src/ui/stitches/tokens';
import type { Picture } from './pictures';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 80;

const { page, heading, dimmed, accent, rule, hairlineStrong } = LIGHT.colors;

const FONT_FOLDER = 'node_modules/@fontsource/source-serif-4/files';

const WEIGHTS = [400, 600] as const;

/** The text face, once for each weight that is used; read from the disk, as nothing else is at hand in a build. */
const fonts = Promise.all(
  WEIGHTS.map(async (weight) => ({
    name: 'Source Serif 4',
    data: await readFile(
      join(process.cwd(), FONT_FOLDER, `source-serif-4-latin-${weight}-normal.woff`),
    ),
    weight,
    style: 'normal' as const,
  })),
);

/** The mark of src/site/Logo, with the name. */
function Name() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 22, color: accent }}>
      <svg viewBox="0 0 26 18" width="75" height="52" aria-hidden="true">
        <path
          fill={accent}
          d="M1 2h4.2l1.3 3.2L7.8 2h2.4l1.3 3.2L12.8 2h2.4l1.3 3.2L17.8 2h2.4l1.3 3.2L22.8 2H25v7.5H1z"
        />
        <path fill={accent} d="M1 11.5h19v4.5H1z" />
      </svg>
      <div style={{ fontSize: 40, fontWeight: 600, color: heading }}>Tallystick</div>
    </div>
  );
}

const bar = (left: number, top: number, width: number, height: number, color: string) => (
  <div
    style={{ position: 'absolute', left, top, width, height, backgroundColor: color }}
    key={`${left} ${top}`}
  />
);

/** An empty T-account, from its rules alone: the head, the stem, lines on both sides, the double foot. */
function TAccount() {
  const lines = [36, 78, 120].flatMap((top) => [
    bar(0, top, 504, 1, hairlineStrong),
    bar(536, top, 504, 1, hairlineStrong),
  ]);
  return (
    <div style={{ position: 'relative', display: 'flex', width: WIDTH - 2 * EDGE, height: 170 }}>
      {bar(0, 0, WIDTH - 2 * EDGE, 5, rule)}
      {bar(519, 0, 3, 170, rule)}
      {lines}
      {bar(0, 158, 504, 2, rule)}
      {bar(0, 164, 504, 2, rule)}
      {bar(536, 158, 504, 2, rule)}
      {bar(536, 164, 504, 2, rule)}
    </div>
  );
}

/** Smaller where the title is long: two lines of it at most. */
const titleSize = (title: string): number => (title.length > 34 ? 68 : 84);

function Card({ title, section }: Pick<Picture, 'title' | 'section'>) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: `64px ${EDGE}px 56px`,
        backgroundColor: page,
        fontFamily: 'Source Serif 4',
      }}
    >
      <Name />
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, justifyContent: 'center' }}>
        <div style={{ fontSize: 34, color: dimmed }}>{section}</div>
        <div
          style={{
            marginTop: 8,
            fontSize: titleSize(title),
            fontWeight: 600,
            lineHeight: 1.08,
            letterSpacing: '-0.01em',
            textWrap: 'balance',
            color: heading,
          }}
        >
          {title}
        </div>
      </div>
      <TAccount />
    </div>
  );
}

/** The picture as PNG, 1200 by 630. */
export async function drawPicture({ title, section }: Picture): Promise<ImageResponse> {
  return new ImageResponse(<Card title={title} section={section} />, {
    width: WIDTH,
    height: HEIGHT,
    fonts: await fonts,
  });
}
