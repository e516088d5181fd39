/** Custom properties in the styles of elements: what a style sheet reads of one. */
import 'react';

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number;
  }
}
