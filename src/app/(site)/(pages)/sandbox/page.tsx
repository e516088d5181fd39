import { SandboxPage } from '@/src/board/sandbox/SandboxPage';
import { ShareParts } from '@/src/community/share/ShareParts';
import { metadataOf } from '@/src/site/meta/pageMetadata';

export const metadata = metadataOf('/sandbox');

export default function Page() {
  return (
    <>
      <SandboxPage />
      <ShareParts />
    </>
  );
}
