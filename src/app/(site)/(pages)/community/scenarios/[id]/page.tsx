import { ScenarioPage } from '@/src/community/scenarios/ScenarioPage';
import { scenarioMetadata } from '@/src/community/scenarios/shownScenario';

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ comments?: string | string[]; comment?: string | string[] }>;
}

export async function generateMetadata({ params }: Props) {
  return scenarioMetadata((await params).id);
}

export default async function Page({ params, searchParams }: Props) {
  const [{ id }, { comments, comment }] = await Promise.all([params, searchParams]);
  return <ScenarioPage id={id} commentPage={comments} commentId={comment} />;
}
