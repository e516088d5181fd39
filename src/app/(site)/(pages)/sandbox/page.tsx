import { SandboxPage } from '@/src/board/sandbox/SandboxPage';
import { metadataOf } from '@/src/site/meta/pageMetadata';

export const metadata = metadataOf('/sandbox');

export default function Page() {
  return <SandboxPage />;
}
