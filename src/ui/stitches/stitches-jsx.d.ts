/**
 * Stitches' types name the global JSX namespace, which React 19 moved into its own module.
 * This lends it back, so that styled parts know the elements they draw.
 */
import type { JSX as ReactJSX } from 'react';

declare global {
  namespace JSX {
    interface IntrinsicElements extends ReactJSX.IntrinsicElements {}
  }
}
