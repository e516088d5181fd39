'use client';

/** A link among many: its page is fetched ahead only when somebody comes near it. */
import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

type QuietLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onFocus'>;

/**
 * A link that fetches nothing ahead until it is pointed at or focused. Next by itself would fetch
 * every link in sight, and the navbars have dozens of them.
 */
export function QuietLink(props: QuietLinkProps) {
  const [isNear, setNear] = useState(false);
  const approach = () => setNear(true);
  return (
    <Link
      {...props}
      prefetch={isNear ? null : false}
      onPointerEnter={approach}
      onFocus={approach}
    />
  );
}
