'use client';

/** Radix Tabs, themed: one of several views at a time; arrow keys move among the tabs. */
import * as Radix from '@radix-ui/react-tabs';
import { memo, type ReactNode } from 'react';
import type { Option } from './option';
import { styled } from './stitches/stitches';

const List = styled(Radix.List, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  borderBottom: '1px solid $color$hairline',
});

const Tab = styled(Radix.Trigger, {
  appearance: 'none',
  minHeight: 36,
  // A short word must be hit, too.
  minWidth: 24,
  padding: 0,
  border: 0,
  borderBottom: '2px solid transparent',
  marginBottom: -1,
  backgroundColor: 'transparent',
  color: '$dimmed',
  fontFamily: '$sans',
  fontSize: '$3',
  fontWeight: 500,
  cursor: 'pointer',
  '@coarse': { minHeight: 44 },
  '@hover': { '&:hover': { color: '$heading' } },
  '&:focus-visible': { outline: '2px solid $color$focus', outlineOffset: 2, borderRadius: '$1' },
  '&[data-state=active]': { color: '$heading', fontWeight: 650, borderBottomColor: '$accent' },
  // Forced colours draw a line that is transparent, too: only the chosen tab's is to be seen.
  '@media (forced-colors: active)': {
    '&:not([data-state=active])': { borderBottomStyle: 'none', paddingBottom: 2 },
  },
});

const Content = styled(Radix.Content, {
  '&:focus-visible': { outline: '2px solid $color$focus', outlineOffset: 2, borderRadius: '$1' },
});

interface TabsProps<V extends string> {
  /** Names the list of tabs for those who do not see it. */
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly options: readonly Option<V>[];
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/** Tabs over one panel; only the chosen tab's content is in the page. Options that stay the same array are not drawn anew. */
export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label, value, onChange, options, children } = props;
  const choose = (next: string) => {
    const option = options.find((one) => one.value === next);
    if (option) onChange(option.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Heads label={label} options={options} />
      {options.map((option) => (
        <Content key={option.value} value={option.value}>
          {option.value === value ? children : null}
        </Content>
      ))}
    </Radix.Root>
  );
}

/** What the tabs show may change often, they themselves seldom do. */
const Heads = memo(function Heads(props: Pick<TabsProps<string>, 'label' | 'options'>) {
  const { label, options } = props;
  return (
    <List aria-label={label}>
      {options.map((option) => (
        <Tab key={option.value} value={option.value}>
          {option.label}
        </Tab>
      ))}
    </List>
  );
});
