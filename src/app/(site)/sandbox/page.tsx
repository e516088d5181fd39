import type { Metadata } from 'next';
import { SandboxPage } from '@/src/board/sandbox/SandboxPage';

export const metadata: Metadata = {
  title: 'Sandbox',
  description:
    'Build a banking system of your own, play it on the board, and share it whole in a link.',
};

export default function Page() {
  return <SandboxPage />;
}
