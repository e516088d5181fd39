'use client';

/** Buttons: one primary thing to do, quiet ones beside it, and icons that carry their name. */
import type { ComponentProps } from 'react';
import { styled } from './stitches/stitches';

/** A button that is quiet because it cannot act yet does not light up under the pointer. */
const HOVERED = '&:hover:not(:disabled):not([aria-disabled=true])';

/**
 * A button with a word in it. `variant` is `primary` for the one thing to do here, `danger` where that
 * takes something away for good, else `quiet`.
 * At least 44 px high where a finger points.
 */
export const Button = styled('button', {
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minHeight: 38,
  padding: '0 $4',
  border: '1px solid transparent',
  borderRadius: '$2',
  fontFamily: '$sans',
  fontSize: '$3',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms, color 120ms',
  '@coarse': { minHeight: 44 },
  '@still': { transition: 'none' },
  '&:focus-visible': { outline: '2px solid $color$focus', outlineOffset: 2 },
  '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed' },
  variants: {
    variant: {
      primary: {
        backgroundColor: '$accent',
        color: '$accent-text',
        '@hover': { [HOVERED]: { backgroundColor: '$accent-strong' } },
        '&:disabled, &[aria-disabled=true]': {
          backgroundColor: '$wash',
          borderColor: '$hairline-strong',
          color: '$dimmed',
        },
      },
      danger: {
        backgroundColor: '$card',
        borderColor: 'currentcolor',
        color: '$shrank',
        '@hover': { [HOVERED]: { backgroundColor: '$shrank-wash' } },
        '&:disabled, &[aria-disabled=true]': { borderColor: '$hairline-strong', color: '$control' },
        // Where colours are forced, the outline tells it.
        '@forced': { borderWidth: 3 },
      },
      quiet: {
        backgroundColor: '$card',
        borderColor: '$hairline-strong',
        color: '$heading',
        '@hover': { [HOVERED]: { backgroundColor: '$wash' } },
        '&:disabled, &[aria-disabled=true]': { color: '$control' },
      },
    },
  },
  defaultVariants: { variant: 'quiet' },
});

const IconFrame = styled('button', {
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  padding: 0,
  border: '1px solid $color$hairline-strong',
  borderRadius: '$2',
  backgroundColor: '$card',
  color: '$heading',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms, color 120ms',
  '@coarse': { width: 44, height: 44 },
  '@still': { transition: 'none' },
  '@hover': { [HOVERED]: { backgroundColor: '$wash' } },
  '&:focus-visible': { outline: '2px solid $color$focus', outlineOffset: 2 },
  '&[aria-disabled=true]': {
    cursor: 'not-allowed',
    color: '$control',
    borderColor: '$hairline',
  },
  '&[aria-pressed=true]': { backgroundColor: '$wash', borderColor: '$accent', color: '$accent' },
  variants: {
    variant: {
      framed: {},
      bare: { borderColor: 'transparent', backgroundColor: 'transparent' },
      primary: {
        borderColor: 'transparent',
        backgroundColor: '$accent',
        color: '$accent-text',
        '@hover': { [HOVERED]: { backgroundColor: '$accent-strong' } },
        '&[aria-disabled=true]': { backgroundColor: '$wash', color: '$control' },
      },
    },
  },
  defaultVariants: { variant: 'framed' },
});

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, in words: the icon alone says nothing to a screen reader. */
  readonly label: string;
  readonly variant?: 'framed' | 'bare' | 'primary' | undefined;
}

/**
 * A square button around one icon; `label` names it and shows as its tooltip. While `disabled` it
 * does nothing, and yet can hold the focus: else whoever presses it as far as it goes would be
 * sent back to the top of the page.
 */
export function IconButton(props: IconButtonProps) {
  const { label, title, type = 'button', variant = 'framed', disabled, ...rest } = props;
  const { onClick, onPointerDown, ...others } = rest;
  const acting = disabled ? { 'aria-disabled': true } : { onClick, onPointerDown };
  return (
    <IconFrame
      type={type}
      variant={variant}
      aria-label={label}
      title={title ?? label}
      {...others}
      {...acting}
    />
  );
}
