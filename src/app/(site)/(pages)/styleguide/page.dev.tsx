// Only the development server knows files of this ending: next.config.ts names them there alone.
import { StyleGuide } from '@/src/site/styleguide/StyleGuide';

export const metadata = { title: 'Style guide', robots: { index: false } };

export default StyleGuide;
