import { SandboxPage } from '@/src/board/sandbox/SandboxPage';
import { CommunitySlots } from '@/src/community/share/CommunitySlots';
import { metadataOf } from '@/src/site/meta/pageMetadata';

export const metadata = metadataOf('/sandbox');

export default function Page() {
  return (
    <CommunitySlots>
      <SandboxPage />
    </CommunitySlots>
  );
}
