'use client';

/** Sections that fold, one open at a time: Radix Accordion, themed. */
import * as Radix from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { ChevronIcon } from './icons';
import { keyframes, styled } from './stitches/stitches';

const HEIGHT = 'var(--radix-accordion-content-height)';
const unfold = keyframes({ from: { height: 0 }, to: { height: HEIGHT } });
const fold = keyframes({ from: { height: HEIGHT }, to: { height: 0 } });

const Heading = styled('h3', {
  margin: 0,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  variants: {
    level: {
      // Its section may be long: the head stays in sight, to fold it by.
      3: { position: 'sticky', zIndex: 1, top: 0, backgroundColor: '$page' },
      4: {},
    },
  },
});

const Trigger = styled(Radix.Trigger, {
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  width: '100%',
  minHeight: 44,
  padding: '$2 0',
  border: 0,
  background: 'none',
  color: '$heading',
  fontFamily: '$sans',
  fontSize: '$4',
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid $color$focus', outlineOffset: -2, borderRadius: '$1' },
  '& > svg': { flex: 'none', transition: 'transform 200ms' },
  '&[data-state=open] > svg': { transform: 'rotate(180deg)' },
  '@still': { '& > svg': { transition: 'none' } },
  variants: {
    level: {
      3: { minHeight: 56, fontFamily: '$serif', fontSize: '$6' },
      4: {},
    },
  },
});

const Content = styled(Radix.Content, {
  // `hidden` could be scrolled: a focus that came as it unfolds would, and what it showed then slid back.
  overflow: 'clip',
  '&[data-state=open]': { animation: `${unfold} 200ms ease-out` },
  '&[data-state=closed]': { animation: `${fold} 200ms ease-out` },
  '@still': { '&[data-state]': { animation: 'none' } },
});

/** One section that folds. */
interface AccordionSection<V extends string> {
  readonly value: V;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps<V extends string> {
  readonly sections: readonly AccordionSection<V>[];
  /** The section that is open; null when none is. */
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  /** The level of the headings: 3 stand large, 4 lie within such a section. */
  readonly level: 3 | 4;
}

/** Headings that unfold what lies under them; arrow keys, Home and End move among them. */
export function Accordion<V extends string>(props: AccordionProps<V>) {
  const { sections, value, onChange, level } = props;
  const change = (wanted: string) =>
    onChange(sections.find((section) => section.value === wanted)?.value ?? null);
  return (
    <Radix.Root type="single" collapsible value={value ?? ''} onValueChange={change}>
      {sections.map((section) => (
        <Radix.Item key={section.value} value={section.value}>
          <Radix.Header asChild>
            <Heading as={level === 3 ? 'h3' : 'h4'} level={level}>
              <Trigger level={level}>
                {section.title}
                <ChevronIcon />
              </Trigger>
            </Heading>
          </Radix.Header>
          <Content>{section.content}</Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
