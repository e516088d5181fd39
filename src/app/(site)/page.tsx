import { HomePage } from '@/src/site/HomePage';

export default HomePage;
