import { GlossaryPage } from '@/src/glossary/GlossaryPages';
import { GLOSSARY_PATH } from '@/src/glossary/term';
import { metadataOf } from '@/src/site/meta/pageMetadata';
import { pageAt } from '@/src/site/pages';

export const metadata = metadataOf(GLOSSARY_PATH);

export default function Page() {
  return <GlossaryPage title={pageAt(GLOSSARY_PATH)?.title ?? 'Glossary'} />;
}
