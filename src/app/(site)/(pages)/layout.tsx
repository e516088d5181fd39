import type { ReactNode } from 'react';
import { Main } from '@/src/site/Main';

/** Pages without a navbar. */
export default function PagesLayout({ children }: { children: ReactNode }) {
  return <Main>{children}</Main>;
}
